/** A marina: from berths, boats and mooring contracts over crane lifts, winter storage and fuel to the yard, regattas and the harbour watch. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const marina = domain('marina', 'a marina', [
  entity('Berth', ['MooringBerth'], {
    fields: [
      text('berth_number', { min: 1, max: 12, required: true, later: ['berth_label'] }),
      choice('berth_state', ['free', 'let_out', 'closed'], { grows: ['guest_berth'], usually: 'free', later: ['letting_state'] }),
      link('pier', 'Pier', { later: ['located_on_pier'] }),
      amount('length_m', { unit: 'm of length', min: 3, max: 80, later: ['berth_length_m'] }),
      amount('width_m', { unit: 'm of width', min: 1, max: 20, later: ['berth_width_m'] }),
      amount('depth_m', { unit: 'm of depth', min: 0.5, max: 20, later: ['low_water_depth_m'] }),
      amount('nightly_eur', { unit: 'EUR', min: 0, max: 600, later: ['nightly_rate_eur'] }),
      whole('guest_nights', { unit: 'nights', min: 0, max: 20000, counts: true, later: ['nights_let'] }),
      link('moored_boat', 'Boat', { later: ['boat_on_berth'] }),
      flag('shore_power', { usually: true, later: ['has_shore_power'] }),
      moment('surveyed_at', { nullable: true, later: ['depth_sounded_at'] }),
    ],
    actions: [
      action('let_berth', ['berth_state', ['free', 'guest_berth'], 'let_out'], {
        needs: [present('surveyed_at'), when('depth_m', '>=', 2), present('moored_boat')],
        does: [add('guest_nights', 1), onLink('pier', add('berths_taken', 1)), onLink('moored_boat', put('afloat', true))],
      }),
      action('free_berth', ['berth_state', ['let_out', 'closed'], 'free'], { needs: [present('pier')], does: [onLink('pier', add('berths_taken', -1)), clear('moored_boat')] }),
      action('close_berth', ['berth_state', ['free', 'guest_berth'], 'closed'], {
        needs: [when('depth_m', '<', 1.5), missing('moored_boat')],
        does: [put('shore_power', false), put('nightly_eur', 0), clear('surveyed_at')],
      }),
    ],
  }),
  entity('Pier', ['Jetty'], {
    fields: [
      text('pier_name', { min: 1, max: 30, required: true, later: ['jetty_name'] }),
      choice('pier_state', ['open', 'damaged', 'under_repair'], { grows: ['winter_closed'], usually: 'open' }),
      whole('berths_total', { unit: 'berths', min: 1, max: 300, later: ['berth_count'] }),
      whole('berths_taken', { unit: 'berths', min: 0, max: 300, counts: true, later: ['occupied_berths'] }),
      whole('berths_free', { unit: 'berths', min: 0, max: 300, later: ['vacant_berths'] }),
      amount('length_m', { unit: 'm', min: 5, max: 900, later: ['pier_length_m'] }),
      whole('power_posts', { unit: 'posts', min: 0, max: 200, counts: true, later: ['power_pedestals'] }),
      links('repairs', 'MaintenanceJob', { later: ['pier_repairs'] }),
      link('harbour', 'Site', { later: ['harbour_basin'] }),
      moment('inspected_at', { nullable: true, later: ['diver_inspection_at'] }),
      flag('gated', { usually: false, later: ['behind_gate'] }),
    ],
    actions: [
      action('report_damage', ['pier_state', ['open', 'winter_closed'], 'damaged'], {
        needs: [present('harbour'), when('berths_taken', '<=', its('berths_total'))],
        does: [put('berths_free', minus('berths_total', its('berths_taken'))), onLink('harbour', add('open_defects', 1))],
      }),
      action('start_repair', ['pier_state', ['damaged'], 'under_repair'], {
        needs: [count('repairs', '>=', 1), when('berths_taken', '<', 10)],
        does: [onEach('repairs', put('job_state', 'in_progress')), clear('inspected_at')],
      }),
      action('reopen_pier', ['pier_state', ['under_repair', 'winter_closed'], 'open'], {
        needs: [every(['repairs', 'job_state'], '==', 'done'), present('inspected_at')],
        does: [empty('repairs'), add('power_posts', 2), put('gated', true)],
      }),
    ],
  }),
  entity('Boat', ['Vessel'], {
    fields: [
      text('boat_name', { min: 1, max: 60, required: true, later: ['vessel_name'] }),
      text('registration', { min: 3, max: 24, later: ['registration_mark'] }),
      choice('rig', ['sailing_yacht', 'motor_yacht', 'catamaran'], { grows: ['rib', 'classic'], later: ['boat_design'] }),
      choice('boat_state', ['arriving', 'moored', 'at_sea', 'ashore'], { grows: ['seized'], usually: 'arriving', later: ['whereabouts'] }),
      amount('length_m', { unit: 'm', min: 2, max: 80, later: ['overall_length_m'] }),
      amount('beam_m', { unit: 'm', min: 1, max: 20, later: ['maximum_beam_m'] }),
      amount('draught_m', { unit: 'm of depth', min: 0.25, max: 8, later: ['draft_m'] }),
      amount('displacement_t', { unit: 't', min: 0.25, max: 300, later: ['displacement_tonnes'] }),
      link('owner', 'BoatOwner', { later: ['registered_owner'] }),
      whole('trips', { unit: 'trips', min: 0, max: 9000, counts: true, later: ['trips_this_season'] }),
      moment('insured_until', { nullable: true, later: ['hull_insurance_until'] }),
      flag('afloat', { usually: true, later: ['in_the_water'] }),
    ],
    actions: [
      action('moor', ['boat_state', ['arriving', 'at_sea'], 'moored'], {
        needs: [present('owner'), when('draught_m', '<', 4), present('insured_until')],
        does: [onLink('owner', add('calls', 1))],
      }),
      action('cast_off', ['boat_state', ['moored'], 'at_sea'], { needs: [when('afloat', '==', true), when(times('beam_m', 2), '<=', its('length_m'))], does: [add('trips', 1)] }),
      action('seize', ['boat_state', ['moored', 'ashore'], 'seized'], {
        needs: [when('rig', '!=', 'catamaran')],
        does: [onLink('owner', put('blacklisted', true)), clear('insured_until')],
      }),
    ],
  }),
  entity('BoatOwner', ['BerthHolder'], {
    fields: [
      text('owner_name', { min: 2, max: 100, required: true, later: ['skipper_name'] }),
      text('mobile', { min: 5, max: 24, nullable: true, later: ['emergency_phone'] }),
      choice('account_state', ['guest', 'seasonal', 'yearly'], { grows: ['former'], usually: 'guest', later: ['customer_status'] }),
      links('invoices', 'Invoice', { later: ['harbour_dues'] }),
      links('boats', 'Boat', { later: ['owned_boats'] }),
      amount('balance_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['open_dues_eur'] }),
      amount('credit_limit_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['dues_limit_eur'] }),
      whole('calls', { unit: 'calls', min: 0, max: 5000, counts: true, later: ['port_calls'] }),
      link('clerk', 'Employee', { later: ['harbour_office_clerk'] }),
      flag('blacklisted', { usually: false, later: ['unwelcome'] }),
      moment('customer_since', { nullable: true, later: ['first_call_at'] }),
    ],
    actions: [
      action('upgrade_to_seasonal', ['account_state', ['guest', 'former'], 'seasonal'], {
        needs: [count('boats', '>=', 1), when('blacklisted', '==', false), present('mobile')],
        does: [add('credit_limit_eur', 500), onEach('boats', put('afloat', true))],
      }),
      action('upgrade_to_yearly', ['account_state', ['seasonal', 'guest'], 'yearly'], {
        needs: [when('balance_eur', '<=', its('credit_limit_eur')), every(['invoices', 'overdue'], '==', false), when('calls', '>=', 3)],
        does: [put('calls', 0), onEach('invoices', put('billing_state', 'paid'))],
      }),
      action('drop_customer', ['account_state', ['guest', 'seasonal', 'yearly'], 'former'], {
        needs: [total(['boats', 'displacement_t'], '>', 20), present('clerk')],
        does: [empty('boats'), clear('customer_since'), put('balance_eur', 0)],
      }),
    ],
  }),
  entity('MooringContract', ['BerthContract'], {
    fields: [
      text('contract_number', { min: 3, max: 20, required: true, later: ['berth_contract_number'] }),
      choice('contract_state', ['offered', 'signed', 'cancelled'], { grows: ['prolonged'], usually: 'offered', later: ['agreement_state'] }),
      link('berth', 'Berth', { later: ['contracted_berth'] }),
      link('holder', 'BoatOwner', { later: ['contract_holder'] }),
      amount('dues_eur', { unit: 'EUR', min: 0, max: 60000, counts: true, later: ['yearly_dues_eur'] }),
      amount('utilities_eur', { unit: 'EUR', min: 0, max: 9000, later: ['water_and_power_eur'] }),
      amount('yearly_total_eur', { unit: 'EUR', min: 0, max: 69000, later: ['total_per_year_eur'] }),
      whole('prolongations', { unit: 'prolongations', min: 0, max: 60, counts: true, later: ['times_prolonged'] }),
      moment('runs_from', { nullable: true, later: ['valid_from'] }),
      moment('runs_until', { nullable: true, later: ['valid_until'] }),
      link('signed_copy', 'Document', { later: ['signed_contract'] }),
      flag('sublet_allowed', { usually: false, later: ['may_sublet'] }),
    ],
    actions: [
      action('sign_berth', ['contract_state', ['offered'], 'signed'], {
        needs: [present('berth'), when('runs_from', '<', its('runs_until')), present('holder')],
        does: [put('yearly_total_eur', plus('dues_eur', its('utilities_eur'))), onLink('berth', put('berth_state', 'let_out'))],
      }),
      action('prolong_contract', ['contract_state', ['signed'], 'prolonged'], {
        needs: [present('signed_copy'), when('dues_eur', '>', 500)],
        does: [add('prolongations', 1), clear('runs_until')],
      }),
      action('cancel_contract', ['contract_state', ['signed', 'prolonged'], 'cancelled'], {
        needs: [when('sublet_allowed', '==', false), when('prolongations', '<', 5)],
        does: [onLink('berth', put('berth_state', 'free')), onLink('holder', add('balance_eur', 100)), clear('runs_until')],
      }),
    ],
  }),
  entity('CraneLift', ['BoatLift'], {
    fields: [
      text('lift_ticket', { min: 2, max: 20, required: true, later: ['lift_order_number'] }),
      choice('lift_state', ['booked', 'in_slings', 'set_down'], { grows: ['aborted'], usually: 'booked' }),
      choice('direction', ['out_of_water', 'into_water'], { grows: ['inspection_only'], usually: 'out_of_water', later: ['lift_direction'] }),
      link('boat', 'Boat', { later: ['lifted_boat'] }),
      link('crane_driver', 'Employee', { later: ['lift_operator'] }),
      amount('measured_t', { unit: 't', min: 0, max: 300, counts: true, later: ['weighed_tonnes'] }),
      amount('crane_limit_t', { unit: 't', min: 1, max: 300, later: ['safe_working_load_t'] }),
      amount('reserve_t', { unit: 't', min: 0, max: 300, later: ['load_reserve_t'] }),
      amount('wind_kn', { unit: 'kn', min: 0, max: 90, later: ['wind_speed_kn'] }),
      amount('fee_eur', { unit: 'EUR', min: 0, max: 6000, counts: true, later: ['lift_fee_eur'] }),
      links('hands', 'Employee', { later: ['line_handlers'] }),
      moment('booked_for', { nullable: true, later: ['lift_slot_at'] }),
    ],
    actions: [
      action('hoist', ['lift_state', ['booked', 'aborted'], 'in_slings'], {
        needs: [when('measured_t', '<=', its('crane_limit_t')), when('wind_kn', '<', 20), count('hands', '>=', 2)],
        does: [put('reserve_t', minus('crane_limit_t', its('measured_t'))), add('fee_eur', 50)],
      }),
      action('set_down', ['lift_state', ['in_slings'], 'set_down'], {
        needs: [present('crane_driver'), present('boat')],
        does: [onLink('boat', put('boat_state', 'ashore')), onLink('crane_driver', add('tasks_completed', 1))],
      }),
      action('abort_lift', ['lift_state', ['booked', 'in_slings'], 'aborted'], {
        needs: [when('wind_kn', '>=', 25)],
        does: [put('fee_eur', 0), clear('booked_for'), empty('hands')],
      }),
    ],
  }),
  entity('WinterStorage', ['WinterPlace'], {
    fields: [
      text('place_code', { min: 1, max: 16, required: true, later: ['storage_place_code'] }),
      choice('storage_state', ['vacant', 'occupied', 'locked'], { grows: ['overstayed'], usually: 'vacant' }),
      link('boat', 'Boat', { later: ['stored_boat'] }),
      link('hall', 'Site', { later: ['storage_hall'] }),
      amount('length_m', { unit: 'm', min: 3, max: 60, later: ['place_length_m'] }),
      amount('boat_length_m', { unit: 'm', min: 2, max: 80, later: ['stored_length_m'] }),
      amount('monthly_eur', { unit: 'EUR', min: 0, max: 3000, counts: true, later: ['monthly_rate_eur'] }),
      whole('weeks_overstayed', { unit: 'weeks', min: 0, max: 200, counts: true, later: ['overdue_weeks'] }),
      flag('heated', { usually: false, later: ['frost_free'] }),
      links('winter_jobs', 'YardJob', { later: ['jobs_over_winter'] }),
      moment('collected_by', { nullable: true, later: ['relaunch_deadline'] }),
    ],
    actions: [
      action('occupy_place', ['storage_state', ['vacant'], 'occupied'], {
        needs: [present('boat'), when('boat_length_m', '<=', its('length_m')), present('collected_by')],
        does: [put('weeks_overstayed', 0), onLink('boat', put('afloat', false))],
      }),
      action('claim_overstay', ['storage_state', ['occupied', 'locked'], 'overstayed'], {
        needs: [when('weeks_overstayed', '>', 2), when('heated', '==', true)],
        does: [add('monthly_eur', 25), clear('collected_by')],
      }),
      action('vacate', ['storage_state', ['occupied', 'overstayed'], 'vacant'], {
        needs: [every(['winter_jobs', 'yard_state'], '==', 'done')],
        does: [onEach('winter_jobs', put('billed', true)), empty('winter_jobs'), clear('boat')],
      }),
    ],
  }),
  entity('YardJob', ['BoatyardJob'], {
    fields: [
      text('task', { min: 3, max: 160, required: true, later: ['job_description'] }),
      choice('yard_state', ['estimated', 'approved', 'working', 'done'], { grows: ['awaiting_parts'], usually: 'estimated', later: ['job_progress'] }),
      link('boat', 'Boat', { later: ['boat_in_yard'] }),
      links('shipwrights', 'Employee', { later: ['yard_team'] }),
      amount('estimated_hours', { unit: 'hours', min: 0.25, max: 2000, later: ['hours_estimated'] }),
      amount('worked_hours', { unit: 'hours', min: 0, max: 3000, counts: true, later: ['hours_worked'] }),
      amount('parts_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['parts_cost_eur'] }),
      whole('coats', { unit: 'coats', min: 0, max: 12, counts: true, later: ['antifouling_coats'] }),
      link('chandler', 'Supplier', { later: ['parts_supplier'] }),
      flag('billed', { usually: false, later: ['invoiced'] }),
      moment('promised_at', { nullable: true, later: ['ready_by'] }),
      text('findings', { max: 240, nullable: true, later: ['surveyor_findings'] }),
    ],
    actions: [
      action('approve_job', ['yard_state', ['estimated'], 'approved'], { needs: [present('boat'), when('estimated_hours', '<=', 200)], does: [put('worked_hours', 0)] }),
      action('start_job', ['yard_state', ['approved', 'awaiting_parts'], 'working'], {
        needs: [some(['shipwrights', 'employment_state'], '==', 'permanent'), present('promised_at')],
        does: [add('worked_hours', 1), onEach('shipwrights', add('tasks_completed', 1))],
      }),
      action('wait_for_parts', ['yard_state', ['working'], 'awaiting_parts'], {
        needs: [present('chandler'), when('parts_eur', '>', 100)],
        does: [onLink('chandler', add('orders_placed', 1)), clear('promised_at')],
      }),
      action('finish_job', ['yard_state', ['working'], 'done'], {
        needs: [when(minus('worked_hours', its('estimated_hours')), '<', 8), missing('findings'), total(['shipwrights', 'weekly_hours'], '>=', 20)],
        does: [add('coats', 2), put('billed', false), empty('shipwrights')],
      }),
    ],
  }),
  entity('FuelSale', ['BunkerSale'], {
    fields: [
      text('pump', { min: 1, max: 12, required: true, later: ['pump_number'] }),
      choice('fuel', ['diesel', 'petrol'], { grows: ['hvo_diesel'], usually: 'diesel', later: ['fuel_kind'] }),
      choice('sale_state', ['started', 'pumped', 'paid'], { grows: ['on_account'], usually: 'started' }),
      amount('litres', { unit: 'l', min: 0, max: 20000, counts: true, later: ['litres_pumped'] }),
      amount('litres_prepaid', { unit: 'l', min: 0, max: 20000, later: ['litres_authorized'] }),
      amount('price_per_l_eur', { unit: 'EUR per l', min: 0.5, max: 6, later: ['litre_price_eur'] }),
      amount('spilled_l', { unit: 'l', min: 0, max: 500, counts: true, later: ['spillage_l'] }),
      link('boat', 'Boat', { later: ['bunkered_boat'] }),
      link('payment', 'Payment', { later: ['card_payment'] }),
      flag('bilge_blower_ran', { usually: false, later: ['bilge_ventilated'] }),
      moment('pumped_at', { nullable: true, later: ['bunkered_at'] }),
    ],
    actions: [
      action('pump_fuel', ['sale_state', ['started'], 'pumped'], {
        needs: [when('bilge_blower_ran', '==', true), when('litres', '<=', its('litres_prepaid')), present('boat')],
        does: [put('spilled_l', 0), onLink('boat', add('trips', 1))],
      }),
      action('settle_sale', ['sale_state', ['pumped', 'on_account'], 'paid'], {
        needs: [present('payment'), present('pumped_at')],
        does: [onLink('payment', put('cleared', true)), put('litres_prepaid', its('litres'))],
      }),
      action('charge_to_account', ['sale_state', ['pumped'], 'on_account'], {
        needs: [when(plus('litres', its('spilled_l')), '>', 50), missing('payment')],
        does: [add('litres', 1), put('bilge_blower_ran', false), clear('pumped_at')],
      }),
    ],
  }),
  entity('Regatta', ['SailingRace'], {
    fields: [
      text('regatta_name', { min: 3, max: 100, required: true, later: ['race_name'] }),
      choice('race_state', ['announced', 'racing', 'scored'], { grows: ['postponed', 'abandoned'], usually: 'announced' }),
      links('entries', 'Boat', { later: ['entered_boats'] }),
      link('race_officer', 'Employee', { later: ['principal_race_officer'] }),
      whole('entry_limit', { unit: 'boats', min: 2, max: 300, later: ['maximum_entries'] }),
      whole('retirements', { unit: 'boats', min: 0, max: 300, counts: true, later: ['retired_boats'] }),
      whole('protests', { unit: 'protests', min: 0, max: 60, counts: true, later: ['protests_lodged'] }),
      amount('course_nm', { unit: 'nm', min: 0.5, max: 900, later: ['course_length_nm'] }),
      amount('wind_kn', { unit: 'kn', min: 0, max: 90, later: ['wind_on_course_kn'] }),
      amount('entry_fee_eur', { unit: 'EUR', min: 0, max: 900, counts: true, later: ['fee_per_boat_eur'] }),
      moment('starts_at', { nullable: true, later: ['starting_signal_at'] }),
      flag('rescue_boat_ready', { usually: false, later: ['safety_boat_manned'] }),
    ],
    actions: [
      action('start_race', ['race_state', ['announced', 'postponed'], 'racing'], {
        needs: [every(['entries', 'boat_state'], '==', 'at_sea'), when('wind_kn', '>=', 4), when('rescue_boat_ready', '==', true), present('race_officer')],
        does: [put('retirements', 0), onEach('entries', add('trips', 1))],
      }),
      action('score_race', ['race_state', ['racing'], 'scored'], {
        needs: [when('protests', '==', 0), count('entries', '>=', 3), when('retirements', '<', its('entry_limit'))],
        does: [put('rescue_boat_ready', false), add('entry_fee_eur', 5)],
      }),
      action('abandon_race', ['race_state', ['racing'], 'abandoned'], {
        needs: [some(['entries', 'length_m'], '<', 6), when('wind_kn', '>', 30)],
        does: [clear('starts_at'), put('protests', 0), empty('entries')],
      }),
    ],
  }),
]);
