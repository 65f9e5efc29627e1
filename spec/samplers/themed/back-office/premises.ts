/** Buildings, devices and vehicles, and what is checked, repaired and reported there. */
import { action, amount, choice, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import type { EntityTheme } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const premises: readonly EntityTheme[] = [
  entity('Site', ['Premises'], {
    fields: [
      text('site_name', { min: 2, max: 80, required: true, later: ['premises_name'] }),
      text('street_address', { min: 5, max: 160, later: ['postal_address'] }),
      text('city', { min: 2, max: 60, later: ['municipality'] }),
      choice('site_state', ['leased', 'fitted_out', 'operating', 'closed'], { grows: ['for_sale'], usually: 'leased', later: ['operating_state'] }),
      amount('floor_area_m2', { unit: 'm²', min: 5, max: 90000, later: ['usable_area_m2'] }),
      amount('monthly_rent_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['rent_per_month_eur'] }),
      whole('open_defects', { unit: 'defects', min: 0, max: 300, counts: true, later: ['unresolved_defects'] }),
      flag('insured', { usually: false, later: ['fully_insured'] }),
      flag('step_free_access', { usually: false, later: ['wheelchair_accessible'] }),
      link('site_manager', 'Employee', { later: ['facility_manager'] }),
      moment('lease_ends_at', { nullable: true, later: ['lease_expires_at'] }),
    ],
    actions: [
      action('begin_operation', ['site_state', ['fitted_out', 'leased'], 'operating'], {
        needs: [when('open_defects', '<', 3), when('insured', '==', true), present('site_manager')],
        does: [put('open_defects', 0)],
      }),
      action('close_site', ['site_state', ['operating', 'for_sale'], 'closed'], {
        needs: [when('monthly_rent_eur', '>', 2000), present('lease_ends_at')],
        does: [put('insured', false), clear('site_manager'), clear('lease_ends_at')],
      }),
    ],
  }),
  entity('MeetingRoom', ['ConferenceRoom'], {
    fields: [
      text('room_name', { min: 1, max: 40, required: true, later: ['door_name'] }),
      choice('room_state', ['bookable', 'occupied', 'out_of_use'], { grows: ['being_cleaned'], usually: 'bookable' }),
      whole('seats', { unit: 'people', min: 1, max: 200, later: ['seat_count'] }),
      whole('people_inside', { unit: 'people', min: 0, max: 200, counts: true, later: ['current_occupancy'] }),
      whole('bookings', { unit: 'bookings', min: 0, max: 9000, counts: true, later: ['booking_count'] }),
      amount('hourly_rate_eur', { unit: 'EUR per hour', min: 0, max: 400 }),
      flag('video_system', { usually: true, later: ['video_conferencing'] }),
      link('site', 'Site', { later: ['located_at'] }),
      links('devices', 'OfficeDevice', { later: ['installed_devices'] }),
    ],
    actions: [
      action('occupy', ['room_state', ['bookable'], 'occupied'], {
        needs: [when('people_inside', '<=', its('seats')), every(['devices', 'working'], '==', true)],
        does: [add('bookings', 1)],
      }),
      action('free_up', ['room_state', ['occupied', 'being_cleaned'], 'bookable'], { needs: [when('seats', '>=', 2)], does: [put('people_inside', 0)] }),
      action('take_out_of_use', ['room_state', ['bookable', 'being_cleaned'], 'out_of_use'], {
        needs: [some(['devices', 'repairs'], '>', 3)],
        does: [put('video_system', false), onLink('site', add('open_defects', 1)), onEach('devices', put('working', false))],
      }),
    ],
  }),
  entity('OfficeDevice', ['CompanyDevice'], {
    fields: [
      text('serial_number', { min: 4, max: 40, required: true, later: ['device_serial'] }),
      text('device_model', { min: 2, max: 80, later: ['model_name'] }),
      choice('device_state', ['in_storage', 'handed_out', 'in_repair', 'scrapped'], { grows: ['lost'], usually: 'in_storage' }),
      amount('purchase_price_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['acquisition_cost_eur'] }),
      amount('repair_cost_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['repair_cost_so_far_eur'] }),
      whole('repairs', { unit: 'repairs', min: 0, max: 30, counts: true, later: ['repair_count'] }),
      flag('working', { usually: true, later: ['fully_functional'] }),
      link('holder', 'Employee', { later: ['used_by'] }),
      link('bought_from', 'Supplier', { later: ['reseller'] }),
      moment('warranty_until', { later: ['warranty_ends_at'] }),
    ],
    actions: [
      action('hand_out', ['device_state', ['in_storage'], 'handed_out'], { needs: [present('holder'), when('working', '==', true)] }),
      action('send_to_repair', ['device_state', ['handed_out', 'in_storage'], 'in_repair'], {
        needs: [when('repairs', '<', 5), when('repair_cost_eur', '<', its('purchase_price_eur'))],
        does: [add('repairs', 1), put('working', false)],
      }),
      action('scrap', ['device_state', ['in_storage', 'in_repair'], 'scrapped'], {
        needs: [when(times('repair_cost_eur', 2), '>', its('purchase_price_eur'))],
        does: [clear('holder'), put('purchase_price_eur', 0)],
      }),
    ],
  }),
  entity('MaintenanceJob', ['RepairJob'], {
    fields: [
      text('work_description', { min: 5, max: 250, required: true, later: ['scope_of_work'] }),
      choice('job_state', ['reported', 'scheduled', 'in_progress', 'done'], { grows: ['awaiting_parts'], usually: 'reported', later: ['job_progress'] }),
      choice('urgency', ['routine', 'soon', 'emergency'], { usually: 'routine', later: ['urgency_level'] }),
      amount('estimated_eur', { unit: 'EUR', min: 0, max: 50000, later: ['estimated_cost_eur'] }),
      amount('actual_eur', { unit: 'EUR', min: 0, max: 60000, counts: true, later: ['actual_cost_eur'] }),
      amount('labour_hours', { unit: 'hours', min: 0, max: 400, counts: true, later: ['technician_hours'] }),
      link('site', 'Site', { later: ['work_site'] }),
      link('contractor', 'Supplier', { later: ['carried_out_by'] }),
      links('affected_rooms', 'MeetingRoom', { later: ['closed_rooms'] }),
      moment('scheduled_for', { later: ['appointment_at'] }),
      flag('under_warranty', { usually: false, later: ['covered_by_warranty'] }),
    ],
    actions: [
      action('schedule_job', ['job_state', ['reported', 'awaiting_parts'], 'scheduled'], {
        needs: [present('contractor'), when('estimated_eur', '<=', 10000), present('scheduled_for')],
        does: [put('actual_eur', 0)],
      }),
      action('start_work', ['job_state', ['scheduled'], 'in_progress'], {
        needs: [every(['affected_rooms', 'people_inside'], '==', 0), when('labour_hours', '<', 100)],
        does: [onEach('affected_rooms', put('room_state', 'out_of_use')), add('labour_hours', 1)],
      }),
      action('finish_work', ['job_state', ['in_progress'], 'done'], {
        needs: [when(minus('actual_eur', its('estimated_eur')), '<', 2000)],
        does: [onLink('site', add('open_defects', -1)), empty('affected_rooms')],
      }),
    ],
  }),
  entity('Inspection', ['SiteInspection'], {
    fields: [
      text('subject', { min: 3, max: 120, required: true, later: ['inspected_item'] }),
      choice('inspection_state', ['due', 'carried_out', 'passed', 'failed'], { grows: ['repeated'], usually: 'due', later: ['outcome'] }),
      whole('checkpoints', { unit: 'checkpoints', min: 1, max: 200, later: ['checkpoint_count'] }),
      whole('checkpoints_met', { unit: 'checkpoints', min: 0, max: 200, counts: true, later: ['checkpoints_passed'] }),
      whole('defects_found', { unit: 'defects', min: 0, max: 100, counts: true, later: ['defect_count'] }),
      link('site', 'Site', { later: ['inspected_site'] }),
      link('inspector', 'Employee', { later: ['inspected_by'] }),
      moment('inspected_at', { later: ['carried_out_at'] }),
      moment('next_due_at', { nullable: true, later: ['repeat_by'] }),
      flag('announced', { usually: true, later: ['announced_beforehand'] }),
      text('inspector_remarks', { max: 300, nullable: true, later: ['findings_text'] }),
    ],
    actions: [
      action('carry_out', ['inspection_state', ['due', 'repeated'], 'carried_out'], { needs: [present('inspector'), present('site')], does: [clear('next_due_at')] }),
      action('pass_inspection', ['inspection_state', ['carried_out'], 'passed'], {
        needs: [when('checkpoints_met', '>=', its('checkpoints')), when('defects_found', '==', 0)],
        does: [onLink('site', put('insured', true))],
      }),
      action('fail_inspection', ['inspection_state', ['carried_out'], 'failed'], {
        needs: [when('defects_found', '>', 0), when(minus('checkpoints', its('checkpoints_met')), '>', 2)],
        does: [onLink('site', add('open_defects', 1)), put('announced', false)],
      }),
    ],
  }),
  entity('Incident', ['AccidentReport'], {
    fields: [
      text('summary', { min: 5, max: 200, required: true, later: ['headline'] }),
      choice('severity', ['minor', 'serious', 'critical'], { usually: 'minor', grows: ['near_miss'], later: ['severity_level'] }),
      choice('handling', ['reported', 'investigated', 'resolved'], { grows: ['reopened'], usually: 'reported', later: ['handling_state'] }),
      moment('happened_at', { later: ['occurred_at'] }),
      whole('people_hurt', { unit: 'people', min: 0, max: 50, counts: true, later: ['injured_people'] }),
      amount('damage_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['estimated_damage_eur'] }),
      link('site', 'Site', { later: ['place_of_incident'] }),
      link('reported_by', 'Employee', { later: ['reporter'] }),
      links('witnesses', 'Employee', { later: ['heard_witnesses'] }),
      text('root_cause', { max: 300, nullable: true, later: ['established_cause'] }),
      flag('authority_informed', { usually: false, later: ['reported_to_authority'] }),
    ],
    actions: [
      action('investigate', ['handling', ['reported', 'reopened'], 'investigated'], {
        needs: [count('witnesses', '>=', 1), present('reported_by')],
        does: [put('root_cause', 'under investigation')],
      }),
      action('resolve_incident', ['handling', ['investigated'], 'resolved'], {
        needs: [present('root_cause'), when('damage_eur', '<', 100000), when('authority_informed', '==', true)],
        does: [put('people_hurt', 0), empty('witnesses')],
      }),
      action('reopen_incident', ['handling', ['resolved'], 'reopened'], {
        needs: [when('severity', '!=', 'minor'), when('people_hurt', '>', 0)],
        does: [put('authority_informed', false), clear('root_cause'), onLink('site', add('open_defects', 1))],
      }),
    ],
  }),
  entity('CompanyVehicle', ['FleetVehicle'], {
    fields: [
      text('license_plate', { min: 4, max: 12, required: true, later: ['registration_plate'] }),
      choice('vehicle_state', ['available', 'on_the_road', 'in_service', 'sold'], { grows: ['immobilized'], usually: 'available' }),
      amount('mileage_km', { unit: 'km', min: 0, max: 600000, counts: true, later: ['odometer_km'] }),
      amount('next_service_km', { unit: 'km', min: 0, max: 650000, later: ['service_due_at_km'] }),
      amount('payload_kg', { unit: 'kg', min: 0, max: 20000, later: ['maximum_payload_kg'] }),
      whole('trips', { unit: 'trips', min: 0, max: 50000, counts: true, later: ['trip_count'] }),
      flag('electric', { usually: false, later: ['battery_electric'] }),
      link('driver', 'Employee', { later: ['current_driver'] }),
      link('garage', 'Supplier', { later: ['service_garage'] }),
      moment('roadworthy_until', { later: ['technical_inspection_until'] }),
    ],
    actions: [
      action('depart', ['vehicle_state', ['available'], 'on_the_road'], { needs: [present('driver'), when('mileage_km', '<', its('next_service_km'))], does: [add('trips', 1)] }),
      action('bring_to_service', ['vehicle_state', ['available', 'immobilized'], 'in_service'], {
        needs: [present('garage'), when('trips', '>=', 10)],
        does: [put('next_service_km', plus('mileage_km', 20000)), clear('driver')],
      }),
      action('sell_vehicle', ['vehicle_state', ['available', 'immobilized'], 'sold'], { needs: [when('mileage_km', '>', 200000)], does: [clear('driver'), clear('garage')] }),
    ],
  }),
  entity('AccessBadge', ['KeyCard'], {
    fields: [
      text('badge_number', { min: 4, max: 16, required: true, later: ['card_number'] }),
      choice('badge_state', ['printed', 'active', 'locked', 'returned'], { grows: ['lost'], usually: 'printed' }),
      link('holder', 'Employee', { later: ['card_holder'] }),
      links('opens_sites', 'Site', { later: ['permitted_sites'] }),
      whole('failed_swipes', { unit: 'swipes', min: 0, max: 50, counts: true, later: ['rejected_swipes'] }),
      whole('access_zone', { unit: 'zone', min: 1, max: 9, later: ['security_zone'] }),
      amount('deposit_eur', { unit: 'EUR', min: 0, max: 50, later: ['card_deposit_eur'] }),
      moment('expires_at', { nullable: true, later: ['valid_through'] }),
      flag('after_hours', { usually: false, later: ['night_access'] }),
    ],
    actions: [
      action('activate_badge', ['badge_state', ['printed', 'locked'], 'active'], {
        needs: [present('holder'), every(['opens_sites', 'site_state'], '!=', 'closed')],
        does: [put('failed_swipes', 0)],
      }),
      action('lock_badge', ['badge_state', ['active'], 'locked'], { needs: [when('failed_swipes', '>=', 3)], does: [put('after_hours', false), empty('opens_sites')] }),
      action('return_badge', ['badge_state', ['active', 'locked'], 'returned'], {
        needs: [total(['opens_sites', 'open_defects'], '<=', 40), missing('expires_at')],
        does: [clear('holder'), put('deposit_eur', 0)],
      }),
    ],
  }),
  entity('UtilityMeter', ['ConsumptionMeter'], {
    fields: [
      text('meter_number', { min: 3, max: 24, required: true, later: ['meter_serial'] }),
      choice('medium', ['electricity', 'gas', 'water', 'district_heat'], { grows: ['compressed_air'], later: ['metered_medium'] }),
      choice('meter_state', ['installed', 'read_out', 'replaced'], { grows: ['faulty'], usually: 'installed' }),
      amount('last_reading', { unit: 'meter units', min: 0, max: 900000, later: ['latest_reading'] }),
      amount('previous_reading', { unit: 'meter units', min: 0, max: 900000, later: ['reading_before'] }),
      amount('consumption', { unit: 'meter units', min: 0, max: 900000, counts: true, later: ['consumption_since_reading'] }),
      whole('readings_taken', { unit: 'readings', min: 0, max: 2000, counts: true, later: ['reading_count'] }),
      link('site', 'Site', { later: ['metered_site'] }),
      link('utility', 'Supplier', { later: ['utility_company'] }),
      moment('calibrated_until', { later: ['calibration_expires_at'] }),
      flag('remote_readable', { usually: false, later: ['smart_meter'] }),
    ],
    actions: [
      action('read_meter', ['meter_state', ['installed', 'faulty'], 'read_out'], {
        needs: [when('last_reading', '>=', its('previous_reading')), present('site')],
        does: [add('readings_taken', 1), put('consumption', minus('last_reading', its('previous_reading')))],
      }),
      action('replace_meter', ['meter_state', ['installed', 'read_out', 'faulty'], 'replaced'], {
        needs: [when('readings_taken', '>', 12), when('remote_readable', '==', false)],
        does: [put('last_reading', 0), put('readings_taken', 0), clear('utility')],
      }),
    ],
  }),
];
