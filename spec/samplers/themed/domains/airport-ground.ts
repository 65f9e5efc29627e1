/** Airport ground handling: from turnarounds and stands over baggage, fuel and de-icing to crews, vehicles and airline contracts. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const airportGround = domain('airport-ground', 'a ground handler at an airport', [
  entity('Turnaround', ['AircraftTurnaround'], {
    fields: [
      text('flight_number', { min: 3, max: 8, required: true, later: ['inbound_flight_number'] }),
      choice('turnaround_state', ['expected', 'on_blocks', 'servicing', 'off_blocks'], { grows: ['towed_away'], usually: 'expected', later: ['handling_state'] }),
      link('stand', 'AircraftStand', { later: ['parking_stand'] }),
      link('airline', 'AirlineCustomer', { later: ['operating_airline'] }),
      links('baggage_loads', 'BaggageLoad', { later: ['loaded_containers'] }),
      moment('on_blocks_at', { nullable: true, later: ['actual_in_block_at'] }),
      moment('off_blocks_at', { nullable: true, later: ['target_off_block_at'] }),
      whole('planned_min', { unit: 'min', min: 20, max: 600, later: ['scheduled_ground_minutes'] }),
      whole('actual_min', { unit: 'min', min: 0, max: 900, counts: true, later: ['actual_ground_minutes'] }),
      whole('delay_min', { unit: 'min', min: 0, max: 900, later: ['handling_delay_minutes'] }),
      whole('passengers', { unit: 'people', min: 0, max: 850, later: ['passengers_on_board'] }),
      flag('needs_stairs', { usually: false, later: ['remote_boarding'] }),
    ],
    actions: [
      action('put_on_blocks', ['turnaround_state', ['expected'], 'on_blocks'], {
        needs: [present('stand'), present('on_blocks_at')],
        does: [put('actual_min', 0), onLink('stand', put('occupied', true))],
      }),
      action('start_servicing', ['turnaround_state', ['on_blocks'], 'servicing'], {
        needs: [count('baggage_loads', '>=', 1), when('passengers', '<=', 500), present('airline')],
        does: [onEach('baggage_loads', put('load_state', 'at_aircraft')), onLink('airline', add('turnarounds_done', 1))],
      }),
      action('push_back', ['turnaround_state', ['servicing'], 'off_blocks'], {
        needs: [every(['baggage_loads', 'screened'], '==', true), when('actual_min', '>', its('planned_min'))],
        does: [put('delay_min', minus('actual_min', its('planned_min'))), onLink('stand', put('occupied', false)), empty('baggage_loads')],
      }),
      action('tow_away', ['turnaround_state', ['on_blocks', 'servicing'], 'towed_away'], {
        needs: [when(plus('planned_min', 120), '<', its('actual_min'))],
        does: [clear('stand'), put('needs_stairs', false), clear('off_blocks_at')],
      }),
    ],
  }),
  entity('AircraftStand', ['ParkingPosition'], {
    fields: [
      text('stand_code', { min: 1, max: 8, required: true, later: ['stand_designator'] }),
      choice('stand_state', ['free', 'reserved', 'closed'], { grows: ['snowed_in'], usually: 'free', later: ['availability'] }),
      amount('max_wingspan_m', { unit: 'm of width', min: 10, max: 80, later: ['wingspan_limit_m'] }),
      amount('length_m', { unit: 'm of length', min: 15, max: 90, later: ['stand_length_m'] }),
      flag('occupied', { usually: false, later: ['aircraft_parked'] }),
      flag('jet_bridge', { usually: false, later: ['passenger_bridge'] }),
      whole('uses_today', { unit: 'turnarounds', min: 0, max: 40, counts: true, later: ['turnarounds_today'] }),
      whole('daily_capacity', { unit: 'turnarounds', min: 1, max: 40, later: ['turnarounds_per_day'] }),
      link('terminal', 'Site', { later: ['terminal_building'] }),
      links('ground_equipment', 'GroundVehicle', { later: ['equipment_at_stand'] }),
      moment('swept_at', { later: ['foreign_object_check_at'] }),
    ],
    actions: [
      action('reserve_stand', ['stand_state', ['free'], 'reserved'], {
        needs: [when('occupied', '==', false), when('uses_today', '<', its('daily_capacity')), present('swept_at')],
        does: [add('uses_today', 1)],
      }),
      action('close_stand', ['stand_state', ['free', 'reserved', 'snowed_in'], 'closed'], {
        needs: [some(['ground_equipment', 'defects'], '>', 2), present('terminal')],
        does: [onLink('terminal', add('open_defects', 1)), empty('ground_equipment'), put('jet_bridge', false)],
      }),
      action('release_stand', ['stand_state', ['reserved', 'closed', 'snowed_in'], 'free'], {
        needs: [every(['ground_equipment', 'vehicle_state'], '!=', 'broken_down')],
        does: [put('uses_today', 0), onEach('ground_equipment', add('moves', 1))],
      }),
    ],
  }),
  entity('BaggageLoad', ['BaggageContainer'], {
    fields: [
      text('container_code', { min: 4, max: 14, required: true, later: ['uld_code'] }),
      choice('load_state', ['building', 'closed', 'at_aircraft', 'loaded'], { grows: ['offloaded'], usually: 'building' }),
      whole('bags', { unit: 'bags', min: 0, max: 120, counts: true, later: ['bag_count'] }),
      whole('bags_expected', { unit: 'bags', min: 0, max: 120, later: ['checked_in_bags'] }),
      whole('bags_missing', { unit: 'bags', min: 0, max: 120, later: ['short_shipped_bags'] }),
      amount('gross_kg', { unit: 'kg', min: 0, max: 3500, counts: true, later: ['loaded_weight_kg'] }),
      amount('maximum_kg', { unit: 'kg', min: 100, max: 3500, later: ['weight_limit_kg'] }),
      link('flight', 'Turnaround', { later: ['departing_flight'] }),
      moment('closed_at', { nullable: true, later: ['sealed_at'] }),
      flag('screened', { usually: false, later: ['security_screened'] }),
      flag('transfer_bags', { usually: false, later: ['carries_transfers'] }),
    ],
    actions: [
      action('close_container', ['load_state', ['building'], 'closed'], {
        needs: [when('gross_kg', '<=', its('maximum_kg')), when('bags', '>', 0), when('screened', '==', true)],
        does: [put('bags_missing', minus('bags_expected', its('bags')))],
      }),
      action('load_container', ['load_state', ['closed', 'at_aircraft'], 'loaded'], {
        needs: [present('flight'), present('closed_at'), when('bags_missing', '<', 5)],
        does: [onLink('flight', add('actual_min', 5))],
      }),
      action('offload_container', ['load_state', ['loaded', 'at_aircraft'], 'offloaded'], {
        needs: [when('transfer_bags', '==', true)],
        does: [clear('flight'), put('screened', false)],
      }),
    ],
  }),
  entity('LostBag', ['BaggageTrace'], {
    fields: [
      text('tracing_number', { min: 6, max: 14, required: true, later: ['file_reference'] }),
      choice('trace_state', ['reported', 'located', 'delivered', 'compensated'], { grows: ['given_up'], usually: 'reported' }),
      text('owner_name', { min: 2, max: 80, later: ['passenger_name'] }),
      text('bag_description', { max: 200, later: ['colour_and_shape'] }),
      amount('claimed_value_eur', { unit: 'EUR', min: 0, max: 5000, counts: true, later: ['declared_value_eur'] }),
      amount('paid_out_eur', { unit: 'EUR', min: 0, max: 5000, counts: true, later: ['compensation_paid_eur'] }),
      whole('days_missing', { unit: 'days', min: 0, max: 120, counts: true, later: ['days_since_report'] }),
      link('missed_flight', 'Turnaround', { later: ['originating_flight'] }),
      link('courier', 'Supplier', { later: ['delivery_courier'] }),
      links('reports', 'Document', { later: ['irregularity_reports'] }),
      moment('located_at', { nullable: true, later: ['found_at'] }),
    ],
    actions: [
      action('locate_bag', ['trace_state', ['reported', 'given_up'], 'located'], { needs: [present('located_at'), count('reports', '>', 0)], does: [put('days_missing', 0)] }),
      action('deliver_bag', ['trace_state', ['located'], 'delivered'], {
        needs: [present('courier'), when('days_missing', '<=', 21)],
        does: [onLink('courier', add('orders_placed', 1)), put('paid_out_eur', 0)],
      }),
      action('compensate', ['trace_state', ['reported', 'given_up'], 'compensated'], {
        needs: [when('days_missing', '>', 21), when('claimed_value_eur', '<=', 1500), missing('located_at')],
        does: [put('paid_out_eur', its('claimed_value_eur')), onEach('reports', put('filed', true))],
      }),
    ],
  }),
  entity('FuelUplift', ['RefuelingOrder'], {
    fields: [
      text('uplift_slip', { min: 3, max: 16, required: true, later: ['fuel_receipt_number'] }),
      choice('uplift_state', ['ordered', 'fuelling', 'signed'], { grows: ['aborted'], usually: 'ordered' }),
      choice('fuel_grade', ['jet_a1', 'avgas'], { grows: ['saf_blend'], usually: 'jet_a1', later: ['fuel_kind'] }),
      amount('ordered_l', { unit: 'l', min: 100, max: 200000, later: ['requested_litres'] }),
      amount('delivered_l', { unit: 'l', min: 0, max: 200000, counts: true, later: ['uplifted_litres'] }),
      amount('density_kg_per_l', { unit: 'kg per l', min: 0.5, max: 1, later: ['fuel_density_kg_per_l'] }),
      amount('water_ppm', { unit: 'ppm', min: 0, max: 200, later: ['water_content_ppm'] }),
      link('turnaround', 'Turnaround', { later: ['fuelled_flight'] }),
      link('bowser', 'GroundVehicle', { later: ['fuel_truck'] }),
      moment('hose_connected_at', { nullable: true, later: ['fuelling_started_at'] }),
      flag('bonding_cable', { usually: false, later: ['earthed'] }),
      flag('passengers_on_board', { usually: false, later: ['boarded_while_fuelling'] }),
    ],
    actions: [
      action('start_fuelling', ['uplift_state', ['ordered', 'aborted'], 'fuelling'], {
        needs: [when('bonding_cable', '==', true), when('water_ppm', '<=', 30), present('bowser')],
        does: [put('delivered_l', 0), onLink('bowser', add('moves', 1))],
      }),
      action('sign_uplift', ['uplift_state', ['fuelling'], 'signed'], {
        needs: [when('delivered_l', '>=', its('ordered_l')), present('hose_connected_at')],
        does: [put('bonding_cable', false), onLink('turnaround', add('actual_min', 10))],
      }),
      action('abort_fuelling', ['uplift_state', ['fuelling'], 'aborted'], {
        needs: [when(minus('ordered_l', its('delivered_l')), '>', 500), when('passengers_on_board', '==', true)],
        does: [clear('hose_connected_at'), clear('bowser')],
      }),
    ],
  }),
  entity('DeicingJob', ['DeIcing'], {
    fields: [
      text('pad', { min: 1, max: 12, later: ['deicing_pad'] }),
      choice('fluid', ['fluid_1', 'fluid_2', 'fluid_4'], { grows: ['hot_water'], usually: 'fluid_1', later: ['fluid_grade'] }),
      choice('deicing_state', ['queued', 'spraying', 'cleared'], { grows: ['repeated'], usually: 'queued' }),
      amount('sprayed_l', { unit: 'l', min: 0, max: 6000, counts: true, later: ['fluid_used_l'] }),
      amount('budgeted_l', { unit: 'l', min: 50, max: 6000, later: ['planned_fluid_l'] }),
      amount('air_temperature_c', { unit: '°C', min: -50, max: 15, later: ['outside_temperature_c'] }),
      whole('holdover_min', { unit: 'min', min: 0, max: 180, later: ['holdover_minutes'] }),
      whole('queue_min', { unit: 'min', min: 0, max: 180, counts: true, later: ['waiting_minutes'] }),
      link('turnaround', 'Turnaround', { later: ['deiced_flight'] }),
      links('sprayers', 'GroundVehicle', { later: ['spray_trucks'] }),
      moment('cleared_at', { nullable: true, later: ['released_at'] }),
    ],
    actions: [
      action('start_spraying', ['deicing_state', ['queued', 'repeated'], 'spraying'], {
        needs: [count('sprayers', '>=', 1), when('air_temperature_c', '<=', 3), present('turnaround')],
        does: [put('sprayed_l', 0), onEach('sprayers', add('moves', 1))],
      }),
      action('clear_aircraft', ['deicing_state', ['spraying'], 'cleared'], {
        needs: [when('sprayed_l', '<=', its('budgeted_l')), when('holdover_min', '>', its('queue_min'))],
        does: [onLink('turnaround', put('delay_min', its('queue_min'))), put('queue_min', 0)],
      }),
      action('repeat_deicing', ['deicing_state', ['cleared'], 'repeated'], {
        needs: [when('holdover_min', '<', 15), total(['sprayers', 'fuel_l'], '>', 100)],
        does: [clear('cleared_at'), add('queue_min', 10)],
      }),
    ],
  }),
  entity('GroundVehicle', ['RampVehicle'], {
    fields: [
      text('call_sign', { min: 2, max: 16, required: true, later: ['radio_call_sign'] }),
      choice('purpose', ['tug', 'belt_loader', 'stairs', 'fuel_bowser'], { grows: ['deicer', 'gpu'], later: ['vehicle_purpose'] }),
      choice('vehicle_state', ['available', 'in_use', 'charging', 'broken_down'], { grows: ['decommissioned'], usually: 'available' }),
      amount('fuel_l', { unit: 'l', min: 0, max: 40000, counts: true, later: ['tank_contents_l'] }),
      amount('operating_hours', { unit: 'hours', min: 0, max: 60000, counts: true, later: ['engine_hours'] }),
      amount('service_due_hours', { unit: 'hours', min: 0, max: 60000, later: ['next_service_hours'] }),
      whole('moves', { unit: 'moves', min: 0, max: 90000, counts: true, later: ['moves_made'] }),
      whole('defects', { unit: 'defects', min: 0, max: 60, counts: true, later: ['open_defect_count'] }),
      flag('airside_permit', { usually: true, later: ['airside_licensed'] }),
      link('operator', 'RampAgent', { later: ['vehicle_operator'] }),
    ],
    actions: [
      action('dispatch_vehicle', ['vehicle_state', ['available', 'charging'], 'in_use'], {
        needs: [present('operator'), when('operating_hours', '<', its('service_due_hours')), when('airside_permit', '==', true)],
        does: [add('moves', 1), onLink('operator', add('tasks_done', 1))],
      }),
      action('report_breakdown', ['vehicle_state', ['available', 'in_use'], 'broken_down'], {
        needs: [when('defects', '>=', 1)],
        does: [clear('operator'), put('airside_permit', false)],
      }),
      action('return_to_service', ['vehicle_state', ['broken_down'], 'available'], {
        needs: [when('fuel_l', '>', 20)],
        does: [put('defects', 0), put('service_due_hours', plus('operating_hours', 500))],
      }),
    ],
  }),
  entity('RampAgent', ['GroundAgent'], {
    fields: [
      text('badge_name', { min: 2, max: 80, required: true, later: ['name_on_badge'] }),
      choice('duty_state', ['off_duty', 'on_duty', 'on_break'], { grows: ['grounded'], usually: 'off_duty' }),
      link('employee_file', 'Employee', { later: ['personnel_file'] }),
      links('licences', 'StaffTraining', { later: ['ramp_licences'] }),
      whole('tasks_done', { unit: 'tasks', min: 0, max: 50000, counts: true, later: ['completed_tasks'] }),
      whole('safety_points', { unit: 'points', min: 0, max: 100, counts: true, later: ['safety_score'] }),
      amount('hours_today', { unit: 'hours', min: 0, max: 14, counts: true, later: ['duty_hours_today'] }),
      amount('hours_permitted', { unit: 'hours', min: 4, max: 14, later: ['duty_hours_limit'] }),
      moment('security_cleared_until', { nullable: true, later: ['background_check_until'] }),
      flag('may_marshal', { usually: false, later: ['marshalling_licence'] }),
    ],
    actions: [
      action('go_on_duty', ['duty_state', ['off_duty', 'on_break'], 'on_duty'], {
        needs: [present('security_cleared_until'), when('hours_today', '<', its('hours_permitted')), some(['licences', 'course_state'], '==', 'finished')],
        does: [add('hours_today', 0.5)],
      }),
      action('ground_agent', ['duty_state', ['on_duty', 'off_duty'], 'grounded'], {
        needs: [when('safety_points', '<', 40)],
        does: [put('may_marshal', false), clear('security_cleared_until'), empty('licences')],
      }),
      action('take_break', ['duty_state', ['on_duty'], 'on_break'], {
        needs: [when('hours_today', '>=', 4)],
        does: [add('safety_points', 1), onLink('employee_file', add('tasks_completed', 1))],
      }),
    ],
  }),
  entity('AirlineCustomer', ['CarrierAccount'], {
    fields: [
      text('airline_name', { min: 2, max: 80, required: true, later: ['carrier_name'] }),
      text('iata_code', { min: 2, max: 3, later: ['airline_designator'] }),
      choice('handling_contract', ['quoted', 'signed', 'suspended', 'ended'], { grows: ['ad_hoc'], usually: 'quoted', later: ['contract_state'] }),
      amount('fee_per_turnaround_eur', { unit: 'EUR', min: 0, max: 20000, later: ['turnaround_rate_eur'] }),
      amount('penalty_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['delay_penalties_eur'] }),
      whole('turnarounds_done', { unit: 'turnarounds', min: 0, max: 50000, counts: true, later: ['flights_handled'] }),
      whole('turnarounds_delayed', { unit: 'turnarounds', min: 0, max: 50000, counts: true, later: ['flights_delayed'] }),
      links('invoices', 'Invoice', { later: ['handling_invoices'] }),
      link('contract', 'Document', { later: ['handling_agreement'] }),
      link('station_manager', 'Employee', { later: ['key_account_manager'] }),
      moment('contract_until', { later: ['agreement_valid_until'] }),
    ],
    actions: [
      action('sign_airline', ['handling_contract', ['quoted', 'ad_hoc'], 'signed'], {
        needs: [present('contract'), when('fee_per_turnaround_eur', '>', 0), present('station_manager')],
        does: [put('penalty_eur', 0), onLink('contract', put('confidential', true))],
      }),
      action('suspend_airline', ['handling_contract', ['signed'], 'suspended'], {
        needs: [some(['invoices', 'overdue'], '==', true), when('turnarounds_done', '>', its('turnarounds_delayed'))],
        does: [onEach('invoices', add('reminders_sent', 1))],
      }),
      action('end_contract', ['handling_contract', ['signed', 'suspended'], 'ended'], {
        needs: [total(['invoices', 'net_eur'], '<', 1000), when(times('penalty_eur', 2), '>', its('fee_per_turnaround_eur'))],
        does: [empty('invoices'), clear('station_manager'), put('fee_per_turnaround_eur', 0)],
      }),
    ],
  }),
  entity('RampCheck', ['ApronInspection'], {
    fields: [
      text('checked_area', { min: 2, max: 80, required: true, later: ['apron_area'] }),
      choice('check_state', ['scheduled', 'running', 'signed_off'], { grows: ['failed'], usually: 'scheduled' }),
      links('stands', 'AircraftStand', { later: ['inspected_stands'] }),
      link('inspector', 'RampAgent', { later: ['apron_inspector'] }),
      whole('objects_found', { unit: 'objects', min: 0, max: 200, counts: true, later: ['foreign_objects_found'] }),
      whole('objects_removed', { unit: 'objects', min: 0, max: 200, counts: true, later: ['foreign_objects_removed'] }),
      whole('safety_points', { unit: 'points', min: 0, max: 50, later: ['apron_safety_points'] }),
      whole('markings_points', { unit: 'points', min: 0, max: 50, later: ['apron_markings_points'] }),
      whole('apron_points', { unit: 'points', min: 0, max: 100, later: ['total_apron_points'] }),
      moment('checked_at', { nullable: true, later: ['walked_at'] }),
      flag('lights_working', { usually: true, later: ['apron_lights_working'] }),
    ],
    actions: [
      action('begin_check', ['check_state', ['scheduled', 'failed'], 'running'], {
        needs: [present('inspector'), count('stands', '>', 1)],
        does: [put('objects_found', 0), onLink('inspector', add('tasks_done', 1))],
      }),
      action('sign_off', ['check_state', ['running'], 'signed_off'], {
        needs: [when('objects_removed', '>=', its('objects_found')), when('lights_working', '==', true), present('checked_at')],
        does: [put('apron_points', plus('safety_points', its('markings_points'))), onEach('stands', put('stand_state', 'free'))],
      }),
      action('fail_check', ['check_state', ['running'], 'failed'], {
        needs: [when('safety_points', '<', 20), every(['stands', 'occupied'], '==', false)],
        does: [onEach('stands', put('stand_state', 'closed')), clear('checked_at')],
      }),
    ],
  }),
]);
