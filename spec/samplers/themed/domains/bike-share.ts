/** A bike sharing scheme: from bikes, docks and riders over rides, repairs and rebalancing tours to memberships, zones and batteries. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const bikeShare = domain('bike-share', 'a bike sharing scheme', [
  entity('ShareBike', ['FleetBike'], {
    fields: [
      text('frame_number', { min: 4, max: 24, required: true, later: ['frame_code'] }),
      choice('service_state', ['parked', 'rented', 'in_workshop', 'retired'], { grows: ['missing'], usually: 'parked', later: ['bike_state'] }),
      choice('model_line', ['city', 'cargo', 'electric'], { grows: ['tandem', 'child'], usually: 'city', later: ['bike_model'] }),
      link('dock', 'BikeDock', { later: ['docked_at'] }),
      link('battery', 'BikeBattery', { later: ['fitted_battery'] }),
      whole('rides', { unit: 'rides', min: 0, max: 90000, counts: true, later: ['rides_taken'] }),
      amount('ridden_km', { unit: 'km', min: 0, max: 90000, counts: true, later: ['odometer_km'] }),
      amount('service_due_km', { unit: 'km', min: 0, max: 90000, usually: 1500, later: ['next_service_km'] }),
      whole('flats', { unit: 'punctures', min: 0, max: 200, counts: true, later: ['puncture_count'] }),
      flag('lights_working', { usually: true, later: ['lights_ok'] }),
      flag('reserved', { usually: false, later: ['held_for_rider'] }),
      moment('last_seen_at', { later: ['last_ping_at'] }),
    ],
    actions: [
      action('rent_bike', ['service_state', ['parked'], 'rented'], {
        needs: [present('dock'), when('lights_working', '==', true), when('ridden_km', '<', its('service_due_km'))],
        does: [add('rides', 1), onLink('dock', add('bikes_in', -1)), onLink('battery', add('charge_cycles', 1))],
      }),
      action('return_bike', ['service_state', ['rented'], 'parked'], {
        needs: [present('last_seen_at'), when('flats', '<=', 2)],
        does: [onLink('dock', add('bikes_in', 1)), put('reserved', false)],
      }),
      action('pull_in', ['service_state', ['parked'], 'in_workshop'], {
        needs: [when(plus('ridden_km', 100), '>=', its('service_due_km')), when('reserved', '==', false)],
        does: [put('flats', 0), clear('dock')],
      }),
      action('retire_bike', ['service_state', ['in_workshop'], 'retired'], {
        needs: [when('rides', '>', 4000), missing('battery')],
        does: [put('lights_working', false), clear('dock')],
      }),
    ],
  }),
  entity('BikeDock', ['DockStation'], {
    fields: [
      text('dock_name', { min: 2, max: 60, required: true, later: ['station_name'] }),
      choice('dock_state', ['planned', 'live', 'full_up', 'offline'], { grows: ['dismantled'], usually: 'planned', later: ['station_state'] }),
      whole('bikes_in', { unit: 'bikes', min: 0, max: 120, counts: true, later: ['bikes_docked'] }),
      whole('slots', { unit: 'bikes', min: 2, max: 120, usually: 20, later: ['docking_points'] }),
      whole('free_slots', { unit: 'bikes', min: 0, max: 120, later: ['open_docking_points'] }),
      whole('slots_broken', { unit: 'bikes', min: 0, max: 120, counts: true, later: ['faulty_slots'] }),
      amount('latitude', { unit: 'degrees', min: -90, max: 90, later: ['gps_latitude'] }),
      amount('longitude', { unit: 'degrees', min: -180, max: 180, later: ['gps_longitude'] }),
      flag('solar', { usually: true, later: ['solar_powered'] }),
      link('zone', 'ServiceZone', { later: ['in_zone'] }),
      link('depot', 'Site', { later: ['served_from'] }),
      moment('live_since', { later: ['opened_at'] }),
    ],
    actions: [
      action('take_live', ['dock_state', ['planned', 'offline'], 'live'], {
        needs: [present('zone'), when('bikes_in', '<=', its('slots')), when('slots_broken', '<', 3)],
        does: [put('free_slots', minus('slots', its('bikes_in'))), onLink('zone', add('docks_live', 1))],
      }),
      action('report_full', ['dock_state', ['live'], 'full_up'], {
        needs: [when('bikes_in', '>=', its('slots')), present('live_since')],
        does: [put('free_slots', 0), onLink('zone', add('times_congested', 1))],
      }),
      action('take_offline', ['dock_state', ['live', 'full_up'], 'offline'], {
        needs: [when(times('slots_broken', 2), '>', its('slots')), when('solar', '==', true)],
        does: [onLink('zone', add('docks_live', -1)), put('free_slots', 0)],
      }),
    ],
  }),
  entity('Rider', ['BikeRider'], {
    fields: [
      text('rider_name', { min: 2, max: 100, required: true, later: ['full_name'] }),
      text('phone', { min: 6, max: 30, later: ['mobile_phone'] }),
      choice('account_state', ['signed_up', 'verified', 'blocked'], { grows: ['deleted_account'], usually: 'signed_up', later: ['rider_state'] }),
      whole('rides_made', { unit: 'rides', min: 0, max: 20000, counts: true, later: ['trips_made'] }),
      whole('fines', { unit: 'fines', min: 0, max: 90, counts: true, later: ['penalty_count'] }),
      whole('fines_tolerated', { unit: 'fines', min: 0, max: 20, usually: 3, later: ['penalty_limit'] }),
      amount('balance_eur', { unit: 'EUR', min: 0, max: 900, counts: true, later: ['wallet_eur'] }),
      amount('minimum_balance_eur', { unit: 'EUR', min: 0, max: 900, usually: 5, later: ['wallet_floor_eur'] }),
      flag('helmet_waiver', { usually: false, later: ['waiver_accepted'] }),
      link('plan', 'RidePlan', { later: ['current_plan'] }),
      link('referred_by', 'Rider', { later: ['invited_by'] }),
      moment('verified_at', { nullable: true, later: ['identity_checked_at'] }),
    ],
    actions: [
      action('verify_rider', ['account_state', ['signed_up'], 'verified'], {
        needs: [when('helmet_waiver', '==', true), when('balance_eur', '>=', its('minimum_balance_eur')), present('verified_at')],
        does: [put('fines', 0), onLink('referred_by', add('balance_eur', 5))],
      }),
      action('block_rider', ['account_state', ['verified'], 'blocked'], {
        needs: [when('fines', '>', its('fines_tolerated'))],
        does: [onLink('plan', add('riders_signed', -1)), clear('plan')],
      }),
      action('lift_block', ['account_state', ['blocked'], 'verified'], {
        needs: [when('fines', '<=', 5), when('minimum_balance_eur', '<', 50)],
        does: [put('fines', 0), put('helmet_waiver', true)],
      }),
    ],
  }),
  entity('RidePlan', ['MembershipPlan'], {
    fields: [
      text('plan_name', { min: 2, max: 60, required: true, later: ['tariff_name'] }),
      choice('offer_state', ['in_preparation', 'on_offer', 'closed_offer'], { grows: ['legacy_plan'], usually: 'in_preparation', later: ['plan_state'] }),
      amount('monthly_fee_eur', { unit: 'EUR', min: 0, max: 90, later: ['monthly_price_eur'] }),
      amount('minute_fee_eur', { unit: 'EUR per min', min: 0, max: 2, later: ['per_minute_eur'] }),
      whole('free_minutes', { unit: 'min', min: 0, max: 240, usually: 30, later: ['included_minutes'] }),
      whole('longest_minutes', { unit: 'min', min: 15, max: 1440, usually: 120, later: ['maximum_ride_minutes'] }),
      whole('riders_signed', { unit: 'riders', min: 0, max: 90000, counts: true, later: ['subscribers'] }),
      flag('students_only', { usually: false, later: ['student_tariff'] }),
      links('zones', 'ServiceZone', { later: ['valid_zones'] }),
      moment('offered_from', { later: ['launched_at'] }),
    ],
    actions: [
      action('put_on_offer', ['offer_state', ['in_preparation'], 'on_offer'], {
        needs: [count('zones', '>=', 1), when('free_minutes', '<', its('longest_minutes')), present('offered_from')],
        does: [put('riders_signed', 0), onEach('zones', add('plans_valid', 1))],
      }),
      action('close_offer', ['offer_state', ['on_offer'], 'closed_offer'], {
        needs: [when('riders_signed', '<', 50), every(['zones', 'docks_live'], '<=', 2)],
        does: [onEach('zones', add('plans_valid', -1)), empty('zones')],
      }),
    ],
  }),
  entity('BikeRide', ['Trip'], {
    fields: [
      choice('ride_state', ['unlocked', 'riding', 'locked', 'billed'], { grows: ['disputed'], usually: 'unlocked', later: ['trip_state'] }),
      link('bike', 'ShareBike', { later: ['ridden_bike'] }),
      link('rider', 'Rider', { later: ['ridden_by'] }),
      link('from_dock', 'BikeDock', { later: ['start_station'] }),
      link('to_dock', 'BikeDock', { later: ['end_station'] }),
      moment('unlocked_at', { later: ['started_at'] }),
      moment('locked_at', { later: ['ended_at'] }),
      whole('minutes', { unit: 'min', min: 0, max: 2880, counts: true, later: ['duration_minutes'] }),
      whole('minutes_free', { unit: 'min', min: 0, max: 240, later: ['free_minutes_used'] }),
      amount('distance_km', { unit: 'km', min: 0, max: 200, counts: true, later: ['ridden_distance_km'] }),
      amount('fare_eur', { unit: 'EUR', min: 0, max: 300, counts: true, later: ['trip_fare_eur'] }),
      flag('helmet_worn', { usually: false, later: ['with_helmet'] }),
    ],
    actions: [
      action('start_ride', ['ride_state', ['unlocked'], 'riding'], {
        needs: [present('bike'), present('rider'), when('minutes', '<', 2)],
        does: [onLink('rider', add('rides_made', 1)), onLink('from_dock', add('bikes_in', -1))],
      }),
      action('lock_bike', ['ride_state', ['riding'], 'locked'], {
        needs: [present('to_dock'), when('unlocked_at', '<=', its('locked_at'))],
        does: [onLink('to_dock', add('bikes_in', 1)), onLink('bike', put('reserved', false))],
      }),
      action('bill_ride', ['ride_state', ['locked'], 'billed'], {
        needs: [when('minutes', '>', its('minutes_free')), when('fare_eur', '>=', 1)],
        does: [onLink('rider', add('balance_eur', -1.5)), put('minutes_free', 0)],
      }),
    ],
  }),
  entity('ServiceZone', ['OperatingZone'], {
    fields: [
      text('zone_name', { min: 2, max: 60, required: true, later: ['district_name'] }),
      choice('permit_state', ['applied', 'permitted', 'suspended'], { grows: ['revoked'], usually: 'applied', later: ['zone_state'] }),
      whole('docks_live', { unit: 'docks', min: 0, max: 900, counts: true, later: ['active_docks'] }),
      whole('docks_permitted', { unit: 'docks', min: 1, max: 900, later: ['dock_quota'] }),
      whole('docks_unused', { unit: 'docks', min: 0, max: 900, later: ['quota_left'] }),
      whole('times_congested', { unit: 'alerts', min: 0, max: 9000, counts: true, later: ['congestion_alerts'] }),
      whole('plans_valid', { unit: 'plans', min: 0, max: 60, counts: true, later: ['valid_plans'] }),
      amount('speed_limit_kmh', { unit: 'km/h', min: 5, max: 45, usually: 25, later: ['capped_speed_kmh'] }),
      amount('city_fee_eur', { unit: 'EUR', min: 0, max: 90000, later: ['concession_fee_eur'] }),
      flag('night_rides', { usually: true, later: ['open_at_night'] }),
      link('permit', 'Document', { later: ['city_permit'] }),
      moment('permit_until', { after: 2024, before: 2040, later: ['permit_ends_at'] }),
    ],
    actions: [
      action('open_zone', ['permit_state', ['applied', 'suspended'], 'permitted'], {
        needs: [present('permit'), when('docks_live', '<=', its('docks_permitted')), present('permit_until')],
        does: [put('docks_unused', minus('docks_permitted', its('docks_live'))), put('night_rides', true)],
      }),
      action('suspend_zone', ['permit_state', ['permitted'], 'suspended'], {
        needs: [when('times_congested', '>', 50), when('speed_limit_kmh', '>=', 25)],
        does: [put('night_rides', false), put('speed_limit_kmh', 15)],
      }),
      action('revoke_zone', ['permit_state', ['suspended'], 'revoked'], {
        needs: [when('city_fee_eur', '>', 20000), when('plans_valid', '<', 3)],
        does: [put('docks_live', 0), clear('permit')],
      }),
    ],
  }),
  entity('BikeBattery', ['DriveBattery'], {
    fields: [
      text('cell_code', { min: 3, max: 24, required: true, later: ['battery_serial'] }),
      choice('cell_state', ['charged', 'in_use', 'charging'], { grows: ['swollen', 'recycled'], usually: 'charged', later: ['battery_state'] }),
      amount('capacity_wh', { unit: 'Wh', min: 100, max: 1200, later: ['nominal_capacity_wh'] }),
      amount('charge_wh', { unit: 'Wh', min: 0, max: 1200, counts: true, later: ['remaining_wh'] }),
      amount('missing_wh', { unit: 'Wh', min: 0, max: 1200, later: ['charge_needed_wh'] }),
      whole('charge_cycles', { unit: 'cycles', min: 0, max: 3000, counts: true, later: ['cycle_count'] }),
      whole('rated_cycles', { unit: 'cycles', min: 100, max: 3000, usually: 800, later: ['cycle_life'] }),
      amount('cell_temperature_c', { unit: '°C', min: -20, max: 80, later: ['pack_temperature_c'] }),
      flag('removable', { usually: true, later: ['swappable'] }),
      link('maker', 'Supplier', { later: ['battery_maker'] }),
      moment('swapped_at', { later: ['last_swapped_at'] }),
    ],
    actions: [
      action('put_in_bike', ['cell_state', ['charged'], 'in_use'], {
        needs: [when('charge_wh', '>=', 200), when('charge_cycles', '<', its('rated_cycles'))],
        does: [add('charge_wh', -10)],
      }),
      action('plug_in', ['cell_state', ['in_use'], 'charging'], {
        needs: [when('removable', '==', true), when('charge_wh', '<=', its('capacity_wh')), present('swapped_at')],
        does: [put('missing_wh', minus('capacity_wh', its('charge_wh'))), add('charge_cycles', 1)],
      }),
      action('finish_charging', ['cell_state', ['charging'], 'charged'], {
        needs: [when('cell_temperature_c', '<', 45)],
        does: [put('charge_wh', its('capacity_wh')), put('missing_wh', 0)],
      }),
      action('recycle', ['cell_state', ['charged', 'charging'], 'recycled'], {
        needs: [when('charge_cycles', '>', its('rated_cycles')), present('maker')],
        does: [put('charge_wh', 0), put('removable', false), clear('maker')],
      }),
    ],
  }),
  entity('BikeRepair', ['WorkshopJob'], {
    fields: [
      text('job_code', { min: 2, max: 20, later: ['repair_ticket'] }),
      choice('job_state', ['reported', 'on_stand', 'repaired', 'road_tested'], { grows: ['scrapped'], usually: 'reported', later: ['repair_state'] }),
      link('bike', 'ShareBike', { later: ['repaired_bike'] }),
      link('mechanic', 'Employee', { later: ['repaired_by'] }),
      links('parts', 'SparePart', { later: ['parts_used'] }),
      whole('minutes_worked', { unit: 'min', min: 0, max: 900, counts: true, later: ['labour_minutes'] }),
      whole('minutes_quoted', { unit: 'min', min: 5, max: 900, usually: 45, later: ['quoted_minutes'] }),
      amount('parts_cost_eur', { unit: 'EUR', min: 0, max: 2000, counts: true, later: ['material_cost_eur'] }),
      choice('defect', ['brakes', 'wheel', 'drivetrain'], { grows: ['lock', 'frame'], usually: 'brakes', later: ['fault_kind'] }),
      flag('safety_critical', { usually: false, later: ['must_not_ride'] }),
      moment('reported_at', { later: ['fault_reported_at'] }),
      text('fault_text', { max: 200, nullable: true, later: ['fault_description'] }),
    ],
    actions: [
      action('take_on_stand', ['job_state', ['reported'], 'on_stand'], {
        needs: [present('bike'), present('mechanic'), when('defect', '!=', 'frame')],
        does: [put('minutes_worked', 0), onLink('bike', put('reserved', true))],
      }),
      action('finish_repair', ['job_state', ['on_stand'], 'repaired'], {
        needs: [when('minutes_worked', '<=', its('minutes_quoted')), every(['parts', 'in_store'], '>', 0)],
        does: [onEach('parts', add('in_store', -1)), onLink('bike', put('flats', 0))],
      }),
      action('test_ride', ['job_state', ['repaired'], 'road_tested'], {
        needs: [present('reported_at'), count('parts', '<=', 8), when('safety_critical', '==', false)],
        does: [onLink('bike', put('lights_working', true)), onLink('bike', put('reserved', false)), clear('fault_text')],
      }),
      action('scrap_bike', ['job_state', ['reported', 'on_stand'], 'scrapped'], {
        needs: [total(['parts', 'unit_price_eur'], '>', 300), when('minutes_quoted', '>', 240)],
        does: [empty('parts'), clear('mechanic')],
      }),
    ],
  }),
  entity('SparePart', ['BikePart'], {
    fields: [
      text('part_name', { min: 2, max: 80, required: true, later: ['component_name'] }),
      choice('supply', ['stocked', 'low', 'on_order'], { grows: ['dropped_part'], usually: 'stocked', later: ['stock_state'] }),
      whole('in_store', { unit: 'pieces', min: 0, max: 9000, counts: true, later: ['pieces_in_store'] }),
      whole('reorder_at', { unit: 'pieces', min: 0, max: 900, usually: 10, later: ['reorder_level'] }),
      whole('ordered_pieces', { unit: 'pieces', min: 0, max: 9000, counts: true, later: ['pieces_on_order'] }),
      amount('unit_price_eur', { unit: 'EUR', min: 0, max: 900, later: ['piece_price_eur'] }),
      whole('fits_models', { unit: 'models', min: 1, max: 20, usually: 1, later: ['compatible_models'] }),
      link('maker', 'Supplier', { later: ['part_maker'] }),
      moment('ordered_at', { nullable: true, later: ['last_ordered_at'] }),
    ],
    actions: [
      action('flag_low', ['supply', ['stocked'], 'low'], { needs: [when('in_store', '<=', its('reorder_at'))] }),
      action('order_part', ['supply', ['low'], 'on_order'], { needs: [present('maker'), when('ordered_pieces', '==', 0)], does: [add('ordered_pieces', 20)] }),
      action('book_delivery', ['supply', ['on_order'], 'stocked'], {
        needs: [present('ordered_at'), when('ordered_pieces', '>', 0)],
        does: [put('in_store', its('ordered_pieces')), clear('ordered_at')],
      }),
    ],
  }),
  entity('RebalancingTour', ['BikeShuttle'], {
    fields: [
      text('tour_code', { min: 2, max: 20, required: true, later: ['shuttle_code'] }),
      choice('tour_state', ['planned', 'loading', 'driving', 'unloaded'], { grows: ['aborted'], usually: 'planned', later: ['shuttle_state'] }),
      link('driver', 'Employee', { later: ['shuttle_driver'] }),
      links('pickups', 'BikeDock', { later: ['docks_to_empty'] }),
      links('dropoffs', 'BikeDock', { later: ['docks_to_fill'] }),
      whole('bikes_loaded', { unit: 'bikes', min: 0, max: 60, counts: true, later: ['bikes_on_trailer'] }),
      whole('bikes_allowed', { unit: 'bikes', min: 1, max: 60, usually: 18, later: ['trailer_capacity'] }),
      whole('bikes_delivered', { unit: 'bikes', min: 0, max: 60, counts: true, later: ['bikes_dropped'] }),
      amount('driven_km', { unit: 'km', min: 0, max: 400, counts: true, later: ['shuttle_km'] }),
      moment('starts_at', { later: ['departs_at'] }),
    ],
    actions: [
      action('load_bikes', ['tour_state', ['planned'], 'loading'], {
        needs: [present('driver'), some(['pickups', 'bikes_in'], '>=', 10), present('starts_at')],
        does: [onEach('pickups', add('bikes_in', -3)), add('bikes_loaded', 3)],
      }),
      action('drive_off', ['tour_state', ['loading'], 'driving'], {
        needs: [when('bikes_loaded', '<=', its('bikes_allowed')), count('dropoffs', '>=', 1)],
        does: [put('bikes_delivered', 0), add('driven_km', 1)],
      }),
      action('unload_bikes', ['tour_state', ['driving'], 'unloaded'], {
        needs: [every(['dropoffs', 'slots_broken'], '<', 5), when('bikes_loaded', '>', its('bikes_delivered'))],
        does: [onEach('dropoffs', add('bikes_in', 3)), put('bikes_delivered', its('bikes_loaded'))],
      }),
    ],
  }),
]);
