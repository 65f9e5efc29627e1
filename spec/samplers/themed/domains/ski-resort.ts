/** A ski resort: from lifts, pistes and snow guns over passes, lessons and rentals to patrols, groomers and huts. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const skiResort = domain('ski-resort', 'a ski resort', [
  entity('SkiLift', ['Ropeway'], {
    fields: [
      text('lift_name', { min: 2, max: 60, required: true, later: ['ropeway_name'] }),
      choice('lift_design', ['drag_lift', 'chairlift', 'gondola'], { grows: ['funicular', 'magic_carpet'], usually: 'chairlift', later: ['ropeway_design'] }),
      choice('lift_state', ['closed', 'test_run', 'open', 'wind_hold'], { grows: ['in_revision'], usually: 'closed', later: ['operating_state'] }),
      whole('riders_per_hour', { unit: 'people per hour', min: 0, max: 5000, later: ['current_riders_per_hour'] }),
      whole('capacity_per_hour', { unit: 'people per hour', min: 100, max: 5000, later: ['rated_riders_per_hour'] }),
      whole('queue_min', { unit: 'min', min: 0, max: 120, counts: true, later: ['waiting_time_min'] }),
      amount('wind_kmh', { unit: 'km per hour', min: 0, max: 220, later: ['ridge_wind_kmh'] }),
      amount('wind_limit_kmh', { unit: 'km per hour', min: 20, max: 120, later: ['shutdown_wind_kmh'] }),
      amount('operating_hours', { unit: 'hours', min: 0, max: 90000, counts: true, later: ['running_hours'] }),
      link('operator_on_duty', 'Employee', { later: ['lift_operator'] }),
      links('served_pistes', 'Piste', { later: ['reachable_pistes'] }),
      flag('heated_seats', { usually: false, later: ['seat_heating'] }),
    ],
    actions: [
      action('test_run_lift', ['lift_state', ['closed', 'in_revision'], 'test_run'], {
        needs: [present('operator_on_duty')],
        does: [add('operating_hours', 0.5), put('queue_min', 0)],
      }),
      action('open_lift', ['lift_state', ['test_run', 'wind_hold'], 'open'], {
        needs: [when('wind_kmh', '<', its('wind_limit_kmh')), some(['served_pistes', 'piste_state'], '==', 'open')],
        does: [onEach('served_pistes', add('lifts_running', 1))],
      }),
      action('hold_for_wind', ['lift_state', ['open'], 'wind_hold'], {
        needs: [when(plus('wind_kmh', 10), '>=', its('wind_limit_kmh')), when('riders_per_hour', '>', 0)],
        does: [put('riders_per_hour', 0), onEach('served_pistes', add('lifts_running', -1)), clear('operator_on_duty')],
      }),
    ],
  }),
  entity('Piste', ['SkiRun'], {
    fields: [
      text('piste_name', { min: 1, max: 60, required: true, later: ['run_name'] }),
      choice('difficulty', ['blue', 'red', 'black'], { grows: ['green', 'ski_route'], usually: 'blue', later: ['piste_grade'] }),
      choice('piste_state', ['closed', 'groomed', 'open'], { grows: ['avalanche_closure'], usually: 'closed', later: ['opening_state'] }),
      whole('length_m', { unit: 'm', min: 50, max: 15000, later: ['slope_length_m'] }),
      whole('vertical_drop_m', { unit: 'm', min: 5, max: 2500, later: ['drop_m'] }),
      amount('snow_depth_cm', { unit: 'cm', min: 0, max: 600, counts: true, later: ['base_depth_cm'] }),
      amount('required_depth_cm', { unit: 'cm', min: 10, max: 100, later: ['minimum_base_cm'] }),
      whole('lifts_running', { unit: 'lifts', min: 0, max: 20, counts: true, later: ['open_feeder_lifts'] }),
      whole('accidents', { unit: 'accidents', min: 0, max: 500, counts: true, later: ['accidents_this_season'] }),
      links('snow_guns', 'SnowGun', { later: ['snowmaking_points'] }),
      link('groomer', 'SnowGroomer', { later: ['assigned_snowcat'] }),
      moment('groomed_at', { nullable: true, later: ['last_groomed_at'] }),
    ],
    actions: [
      action('groom', ['piste_state', ['closed'], 'groomed'], {
        needs: [present('groomer'), when('snow_depth_cm', '>=', its('required_depth_cm'))],
        does: [onLink('groomer', add('night_hours', 1)), add('snow_depth_cm', -1)],
      }),
      action('open_piste', ['piste_state', ['groomed', 'avalanche_closure'], 'open'], {
        needs: [present('groomed_at'), every(['snow_guns', 'gun_state'], '!=', 'snowing')],
        does: [put('accidents', 0)],
      }),
      action('close_for_avalanches', ['piste_state', ['open', 'groomed'], 'avalanche_closure'], {
        needs: [when('vertical_drop_m', '>', 200), when('difficulty', '!=', 'blue')],
        does: [clear('groomed_at'), put('lifts_running', 0), empty('snow_guns')],
      }),
    ],
  }),
  entity('SnowGun', ['SnowLance'], {
    fields: [
      text('gun_number', { min: 1, max: 12, required: true, later: ['hydrant_number'] }),
      choice('gun_state', ['parked', 'snowing', 'frozen_up'], { grows: ['in_repair'], usually: 'parked' }),
      amount('water_m3', { unit: 'm³', min: 0, max: 90000, counts: true, later: ['water_used_m3'] }),
      amount('water_quota_m3', { unit: 'm³', min: 0, max: 90000, later: ['licensed_water_m3'] }),
      amount('water_left_m3', { unit: 'm³', min: 0, max: 90000, later: ['remaining_water_m3'] }),
      amount('wet_bulb_c', { unit: '°C', min: -40, max: 20, later: ['wet_bulb_temperature_c'] }),
      amount('running_hours', { unit: 'hours', min: 0, max: 20000, counts: true, later: ['snowing_hours'] }),
      whole('nozzles', { unit: 'nozzles', min: 1, max: 400, later: ['nozzle_count'] }),
      flag('automatic', { usually: false, later: ['fully_automatic'] }),
      link('maker', 'Supplier', { later: ['manufacturer'] }),
      moment('started_at', { nullable: true, later: ['snowing_since'] }),
    ],
    actions: [
      action('start_snowing', ['gun_state', ['parked'], 'snowing'], {
        needs: [when('wet_bulb_c', '<=', -3), when('water_m3', '<', its('water_quota_m3'))],
        does: [add('running_hours', 1)],
      }),
      action('park_gun', ['gun_state', ['snowing', 'frozen_up'], 'parked'], {
        needs: [present('started_at'), when('running_hours', '>=', 2)],
        does: [put('water_left_m3', minus('water_quota_m3', its('water_m3'))), clear('started_at')],
      }),
      action('report_frozen', ['gun_state', ['snowing'], 'frozen_up'], { needs: [when('wet_bulb_c', '<', -15), present('maker')], does: [put('automatic', false)] }),
    ],
  }),
  entity('SnowGroomer', ['Snowcat'], {
    fields: [
      text('machine_number', { min: 1, max: 12, required: true, later: ['snowcat_number'] }),
      choice('groomer_state', ['garaged', 'on_slope', 'broken_down'], { grows: ['winch_work'], usually: 'garaged' }),
      amount('diesel_l', { unit: 'l', min: 0, max: 600, counts: true, later: ['fuel_level_l'] }),
      amount('tank_l', { unit: 'l', min: 50, max: 600, later: ['tank_size_l'] }),
      amount('night_hours', { unit: 'hours', min: 0, max: 20000, counts: true, later: ['grooming_hours'] }),
      whole('track_wear_percent', { unit: 'percent', min: 0, max: 100, later: ['track_wear'] }),
      flag('winch', { usually: false, later: ['winch_fitted'] }),
      link('driver', 'Employee', { later: ['groomer_driver'] }),
      links('tonight', 'Piste', { later: ['pistes_tonight'] }),
      moment('serviced_at', { later: ['last_serviced_at'] }),
    ],
    actions: [
      action('drive_out', ['groomer_state', ['garaged'], 'on_slope'], {
        needs: [present('driver'), count('tonight', '>=', 1), when(times('diesel_l', 2), '>', its('tank_l'))],
        does: [add('night_hours', 6), onEach('tonight', put('piste_state', 'groomed'))],
      }),
      action('attach_winch', ['groomer_state', ['on_slope'], 'winch_work'], {
        needs: [some(['tonight', 'difficulty'], '==', 'black'), when('track_wear_percent', '<', 60)],
        does: [put('winch', true), add('diesel_l', -30)],
      }),
      action('come_home', ['groomer_state', ['on_slope', 'winch_work', 'broken_down'], 'garaged'], {
        needs: [total(['tonight', 'length_m'], '<=', 30000)],
        does: [empty('tonight'), put('winch', false)],
      }),
    ],
  }),
  entity('SkiPass', ['LiftPass'], {
    fields: [
      text('pass_number', { min: 6, max: 24, required: true, later: ['keycard_number'] }),
      choice('pass_kind', ['day', 'multi_day', 'season'], { grows: ['night_skiing', 'pedestrian'], usually: 'day', later: ['ticket_kind'] }),
      choice('pass_state', ['sold', 'active', 'blocked', 'used_up'], { grows: ['refunded'], usually: 'sold' }),
      text('skier_name', { min: 2, max: 90, later: ['guest_name'] }),
      whole('days_paid', { unit: 'days', min: 1, max: 200, later: ['purchased_days'] }),
      whole('days_used', { unit: 'days', min: 0, max: 200, counts: true, later: ['days_skied'] }),
      whole('days_left', { unit: 'days', min: 0, max: 200, later: ['remaining_days'] }),
      whole('lift_rides', { unit: 'rides', min: 0, max: 20000, counts: true, later: ['rides_taken'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 1500, counts: true, later: ['sales_price_eur'] }),
      moment('valid_from', { later: ['first_ski_day'] }),
      link('payment', 'Payment', { later: ['ticket_payment'] }),
      flag('child_rate', { usually: false, later: ['reduced_for_children'] }),
    ],
    actions: [
      action('activate_pass', ['pass_state', ['sold', 'blocked'], 'active'], {
        needs: [present('payment'), when('days_used', '<', its('days_paid'))],
        does: [add('days_used', 1), onLink('payment', put('cleared', true))],
      }),
      action('block_pass', ['pass_state', ['active'], 'blocked'], {
        needs: [when('lift_rides', '>', 60), when('pass_kind', '!=', 'season')],
        does: [put('days_left', minus('days_paid', its('days_used')))],
      }),
      action('refund_pass', ['pass_state', ['sold', 'active'], 'refunded'], {
        needs: [when('lift_rides', '==', 0)],
        does: [put('price_eur', 0), clear('payment'), put('child_rate', false)],
      }),
    ],
  }),
  entity('SkiLesson', ['SkiCourse'], {
    fields: [
      text('lesson_title', { min: 3, max: 80, required: true, later: ['course_title'] }),
      choice('ability', ['beginner', 'intermediate', 'advanced'], { grows: ['racing'], usually: 'beginner', later: ['ability_required'] }),
      choice('lesson_state', ['offered', 'confirmed', 'under_way', 'finished'], { grows: ['snowed_off'], usually: 'offered' }),
      link('instructor', 'SkiInstructor', { later: ['ski_teacher'] }),
      links('pupils', 'SkiGuest', { later: ['enrolled_guests'] }),
      whole('maximum_pupils', { unit: 'people', min: 1, max: 15, later: ['pupil_cap'] }),
      amount('lesson_hours', { unit: 'hours', min: 0.5, max: 30, later: ['duration_hours'] }),
      amount('fee_eur', { unit: 'EUR', min: 0, max: 900, counts: true, later: ['course_fee_eur'] }),
      link('practice_piste', 'Piste', { later: ['training_slope'] }),
      moment('meets_at', { later: ['meeting_time'] }),
      flag('private_lesson', { usually: false, later: ['one_to_one'] }),
    ],
    actions: [
      action('confirm_lesson', ['lesson_state', ['offered', 'snowed_off'], 'confirmed'], {
        needs: [count('pupils', '>=', 3), present('instructor'), when('fee_eur', '>', 0)],
        does: [onLink('instructor', add('lessons_booked', 1))],
      }),
      action('meet_pupils', ['lesson_state', ['confirmed'], 'under_way'], {
        needs: [every(['pupils', 'helmet'], '==', true), present('practice_piste')],
        does: [onEach('pupils', add('lessons_taken', 1)), onLink('instructor', put('on_slope', true))],
      }),
      action('finish_lesson', ['lesson_state', ['under_way'], 'finished'], {
        needs: [when('lesson_hours', '>=', 2)],
        does: [onLink('instructor', add('hours_taught', 2)), empty('pupils'), clear('practice_piste')],
      }),
    ],
  }),
  entity('SkiInstructor', ['SkiTeacher'], {
    fields: [
      text('instructor_name', { min: 2, max: 90, required: true, later: ['teacher_name'] }),
      choice('licence', ['trainee', 'regional', 'state_certified'], { grows: ['mountain_guide'], usually: 'trainee', later: ['licence_grade'] }),
      choice('season_state', ['applied', 'hired', 'season_over'], { grows: ['injured'], usually: 'applied' }),
      whole('lessons_booked', { unit: 'lessons', min: 0, max: 900, counts: true, later: ['booked_lessons'] }),
      amount('hours_taught', { unit: 'hours', min: 0, max: 2000, counts: true, later: ['teaching_hours'] }),
      amount('hours_guaranteed', { unit: 'hours', min: 0, max: 2000, later: ['guaranteed_hours'] }),
      amount('guest_rating', { unit: 'points', min: 0, max: 5, later: ['average_guest_rating'] }),
      flag('on_slope', { usually: false, later: ['currently_teaching'] }),
      text('languages', { max: 120, nullable: true, later: ['spoken_languages'] }),
      link('employee_file', 'Employee', { later: ['personnel_file'] }),
      moment('licence_until', { nullable: true, later: ['licence_valid_until'] }),
    ],
    actions: [
      action('hire_for_season', ['season_state', ['applied', 'season_over'], 'hired'], {
        needs: [present('licence_until'), when('licence', '!=', 'trainee'), present('employee_file')],
        does: [put('hours_taught', 0), onLink('employee_file', put('employment_state', 'permanent'))],
      }),
      action('end_season', ['season_state', ['hired', 'injured'], 'season_over'], {
        needs: [when('hours_taught', '>=', its('hours_guaranteed')), when('on_slope', '==', false)],
        does: [put('lessons_booked', 0), clear('languages')],
      }),
    ],
  }),
  entity('SkiGuest', ['ResortGuest'], {
    fields: [
      text('guest_name', { min: 2, max: 90, required: true, later: ['visitor_name'] }),
      text('guest_email', { min: 5, max: 120, later: ['booking_email'] }),
      choice('stay_state', ['booked', 'arrived', 'departed'], { grows: ['no_show'], usually: 'booked', later: ['visit_state'] }),
      links('passes', 'SkiPass', { later: ['lift_passes'] }),
      links('rentals', 'SkiRental', { later: ['rented_equipment'] }),
      whole('shoe_size', { unit: 'EU size', min: 20, max: 52, later: ['boot_size_eu'] }),
      amount('body_weight_kg', { unit: 'kg', min: 10, max: 200, later: ['skier_weight_kg'] }),
      whole('lessons_taken', { unit: 'lessons', min: 0, max: 300, counts: true, later: ['lesson_count'] }),
      whole('nights', { unit: 'nights', min: 0, max: 60, later: ['nights_stayed'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 30000, counts: true, later: ['resort_spending_eur'] }),
      flag('helmet', { usually: false, later: ['wears_helmet'] }),
      moment('arrives_at', { nullable: true, later: ['arrival_at'] }),
    ],
    actions: [
      action('welcome_guest', ['stay_state', ['booked', 'no_show'], 'arrived'], {
        needs: [present('arrives_at'), count('passes', '>', 0), when('nights', '>=', 1)],
        does: [onEach('passes', put('pass_state', 'active'))],
      }),
      action('see_off', ['stay_state', ['arrived'], 'departed'], {
        needs: [every(['rentals', 'rental_state'], '==', 'returned'), total(['passes', 'lift_rides'], '>=', 10)],
        does: [add('spent_eur', 10), empty('rentals'), put('helmet', false)],
      }),
    ],
  }),
  entity('SkiRental', ['EquipmentRental'], {
    fields: [
      text('rental_number', { min: 3, max: 20, required: true, later: ['rental_slip_number'] }),
      choice('equipment', ['alpine_ski', 'snowboard', 'cross_country'], { grows: ['sledge', 'snowshoe'], usually: 'alpine_ski', later: ['equipment_kind'] }),
      choice('rental_state', ['reserved', 'fitted', 'out', 'returned'], { grows: ['lost'], usually: 'reserved' }),
      amount('din_setting', { unit: 'DIN', min: 0.75, max: 16, later: ['binding_din'] }),
      amount('advised_din', { unit: 'DIN', min: 0.75, max: 16, later: ['recommended_din'] }),
      amount('daily_rate_eur', { unit: 'EUR', min: 0, max: 120, later: ['price_per_day_eur'] }),
      amount('deposit_eur', { unit: 'EUR', min: 0, max: 600, counts: true, later: ['deposit_held_eur'] }),
      whole('rental_days', { unit: 'days', min: 1, max: 60, later: ['days_rented'] }),
      link('fitter', 'Employee', { later: ['fitted_by'] }),
      moment('due_back_at', { nullable: true, later: ['return_by'] }),
      flag('edges_sharpened', { usually: false, later: ['freshly_tuned'] }),
    ],
    actions: [
      action('fit_equipment', ['rental_state', ['reserved'], 'fitted'], {
        needs: [present('fitter'), when('edges_sharpened', '==', true)],
        does: [put('din_setting', its('advised_din'))],
      }),
      action('take_out', ['rental_state', ['fitted'], 'out'], {
        needs: [when('din_setting', '<=', its('advised_din')), present('due_back_at'), when('rental_days', '<=', 21)],
        does: [add('deposit_eur', 50)],
      }),
      action('take_back', ['rental_state', ['out', 'lost'], 'returned'], {
        needs: [when(times('daily_rate_eur', 4), '>=', its('deposit_eur'))],
        does: [put('deposit_eur', 0), put('edges_sharpened', false), clear('due_back_at')],
      }),
    ],
  }),
  entity('PatrolCallout', ['SkiPatrolMission'], {
    fields: [
      text('place_on_piste', { min: 2, max: 120, required: true, later: ['accident_spot'] }),
      choice('callout_state', ['alarmed', 'on_scene', 'evacuated', 'closed'], { grows: ['false_alarm'], usually: 'alarmed' }),
      choice('transport', ['toboggan', 'snowmobile', 'helicopter'], { grows: ['on_foot'], usually: 'toboggan', later: ['means_of_transport'] }),
      link('piste', 'Piste', { later: ['accident_piste'] }),
      link('casualty', 'SkiGuest', { later: ['injured_guest'] }),
      links('patrollers', 'Employee', { later: ['patrol_team'] }),
      whole('response_min', { unit: 'min', min: 0, max: 180, later: ['response_minutes'] }),
      whole('response_goal_min', { unit: 'min', min: 1, max: 60, later: ['target_response_minutes'] }),
      amount('rescue_fee_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['rescue_cost_eur'] }),
      moment('alarmed_at', { later: ['call_received_at'] }),
      flag('collision', { usually: false, later: ['two_skiers_involved'] }),
      text('diagnosis', { max: 160, nullable: true, later: ['suspected_injury'] }),
    ],
    actions: [
      action('reach_scene', ['callout_state', ['alarmed'], 'on_scene'], {
        needs: [some(['patrollers', 'first_aider'], '==', true), when('response_min', '<=', its('response_goal_min'))],
        does: [onLink('piste', add('accidents', 1)), put('diagnosis', 'to be examined')],
      }),
      action('evacuate', ['callout_state', ['on_scene'], 'evacuated'], {
        needs: [present('casualty'), present('diagnosis'), count('patrollers', '>=', 2)],
        does: [add('rescue_fee_eur', 250), onLink('casualty', put('stay_state', 'departed'))],
      }),
      action('close_callout', ['callout_state', ['evacuated', 'false_alarm'], 'closed'], {
        needs: [when('collision', '==', false)],
        does: [onEach('patrollers', add('tasks_completed', 1)), onLink('piste', put('piste_state', 'open')), empty('patrollers')],
      }),
      action('report_false_alarm', ['callout_state', ['alarmed', 'on_scene'], 'false_alarm'], {
        needs: [missing('casualty')],
        does: [put('rescue_fee_eur', 0), clear('diagnosis')],
      }),
    ],
  }),
]);
