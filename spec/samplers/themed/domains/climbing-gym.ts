/** A climbing gym: from walls, routes and setting sessions over climbers, passes and belay tests to courses, rental gear and competitions. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const climbingGym = domain('climbing-gym', 'a climbing gym', [
  entity('ClimbingWall', ['WallSection'], {
    fields: [
      text('wall_name', { min: 2, max: 60, required: true, later: ['sector_name'] }),
      choice('wall_state', ['open', 'stripped', 'being_set'], { grows: ['closed_for_repair'], usually: 'open', later: ['setting_state'] }),
      amount('height_m', { unit: 'm', min: 2, max: 30, later: ['wall_height_m'] }),
      whole('overhang_degrees', { unit: 'degrees', min: -15, max: 90, later: ['steepness_degrees'] }),
      whole('anchor_count', { unit: 'anchors', min: 0, max: 400, later: ['bolt_hangers'] }),
      whole('routes_up', { unit: 'routes', min: 0, max: 120, counts: true, later: ['routes_on_wall'] }),
      whole('route_limit', { unit: 'routes', min: 1, max: 120, usually: 20, later: ['most_routes'] }),
      flag('lead_allowed', { usually: true, later: ['lead_climbing'] }),
      flag('auto_belay', { usually: false, later: ['has_auto_belay'] }),
      link('hall', 'Site', { later: ['gym_hall'] }),
      moment('stripped_at', { later: ['last_stripped_at'] }),
    ],
    actions: [
      action('strip_wall', ['wall_state', ['open'], 'stripped'], { needs: [when('routes_up', '>=', 1), present('hall')], does: [put('routes_up', 0), put('lead_allowed', false)] }),
      action('begin_setting', ['wall_state', ['stripped'], 'being_set'], { needs: [present('stripped_at'), when('anchor_count', '>', 4)], does: [put('auto_belay', false)] }),
      action('reopen_wall', ['wall_state', ['being_set', 'closed_for_repair'], 'open'], {
        needs: [when('routes_up', '<=', its('route_limit'))],
        does: [put('lead_allowed', true)],
      }),
    ],
  }),
  entity('ClimbingRoute', ['RouteLine'], {
    fields: [
      text('route_name', { min: 2, max: 60, later: ['line_name'] }),
      choice('route_state', ['planned', 'set_up', 'tested', 'live'], { grows: ['taken_down'], usually: 'planned', later: ['lifecycle'] }),
      choice('hold_color', ['red', 'blue', 'yellow', 'black'], { grows: ['pink', 'green'], later: ['tape_color'] }),
      whole('grade_points', { unit: 'points', min: 1, max: 40, later: ['difficulty_points'] }),
      whole('proposed_points', { unit: 'points', min: 1, max: 40, later: ['setter_points'] }),
      whole('ascents', { unit: 'ascents', min: 0, max: 50000, counts: true, later: ['times_climbed'] }),
      whole('complaints', { unit: 'complaints', min: 0, max: 200, counts: true, later: ['complaint_count'] }),
      link('wall', 'ClimbingWall', { later: ['on_wall'] }),
      link('setter', 'RouteSetter', { later: ['set_by'] }),
      links('holds_used', 'HoldSet', { later: ['hold_sets'] }),
      moment('set_at', { later: ['opened_at'] }),
      flag('for_beginners', { usually: false, later: ['beginner_friendly'] }),
    ],
    actions: [
      action('bolt_on', ['route_state', ['planned'], 'set_up'], {
        needs: [count('holds_used', '>=', 1), present('wall'), present('setter')],
        does: [onLink('wall', add('routes_up', 1)), onLink('setter', add('routes_set', 1)), onEach('holds_used', put('on_the_wall', true))],
      }),
      action('test_climb', ['route_state', ['set_up'], 'tested'], {
        needs: [when('proposed_points', '<=', 35), every(['holds_used', 'cracked'], '==', false)],
        does: [put('grade_points', its('proposed_points')), put('ascents', 0)],
      }),
      action('go_live', ['route_state', ['tested'], 'live'], {
        needs: [when('hold_color', '!=', 'black'), when('grade_points', '>=', 3), present('set_at')],
        does: [put('for_beginners', false), put('complaints', 0)],
      }),
      action('take_down', ['route_state', ['live', 'set_up'], 'taken_down'], {
        needs: [when('ascents', '>', 500), some(['holds_used', 'cracked'], '==', true)],
        does: [onLink('wall', add('routes_up', -1)), onEach('holds_used', put('on_the_wall', false)), empty('holds_used')],
      }),
    ],
  }),
  entity('RouteSetter', ['SetterProfile'], {
    fields: [
      text('setter_name', { min: 2, max: 80, later: ['display_name'] }),
      choice('certification', ['trainee', 'certified', 'head_setter'], { grows: ['retired_setter'], usually: 'trainee', later: ['setter_level'] }),
      whole('routes_set', { unit: 'routes', min: 0, max: 9000, counts: true, later: ['career_routes'] }),
      whole('routes_this_month', { unit: 'routes', min: 0, max: 120, counts: true, later: ['monthly_routes'] }),
      whole('monthly_target', { unit: 'routes', min: 1, max: 120, usually: 16, later: ['route_quota'] }),
      amount('day_rate_eur', { unit: 'EUR', min: 0, max: 900, later: ['daily_fee_eur'] }),
      flag('rope_access', { usually: false, later: ['rope_access_certified'] }),
      link('staff_member', 'Employee', { later: ['payroll_entry'] }),
      moment('certified_until', { after: 2024, before: 2040, later: ['certificate_ends_at'] }),
      text('signature_style', { max: 120, nullable: true, later: ['known_for'] }),
    ],
    actions: [
      action('certify_setter', ['certification', ['trainee'], 'certified'], {
        needs: [when('routes_set', '>=', 50), present('staff_member')],
        does: [put('rope_access', true), put('day_rate_eur', 220)],
      }),
      action('promote_head', ['certification', ['certified'], 'head_setter'], {
        needs: [when('routes_this_month', '>=', its('monthly_target')), present('certified_until')],
        does: [put('routes_this_month', 0), put('day_rate_eur', 320)],
      }),
      action('retire_setter', ['certification', ['certified', 'head_setter'], 'retired_setter'], {
        needs: [when('routes_set', '>', 1000), when('rope_access', '==', true)],
        does: [put('rope_access', false), put('monthly_target', 1)],
      }),
    ],
  }),
  entity('HoldSet', ['GripSet'], {
    fields: [
      text('set_name', { min: 2, max: 60, later: ['grip_series'] }),
      choice('wear_state', ['fresh', 'polished', 'in_the_wash'], { grows: ['sorted_out'], usually: 'fresh', later: ['hold_condition'] }),
      whole('hold_count', { unit: 'holds', min: 1, max: 500, later: ['grips_in_set'] }),
      whole('washes', { unit: 'washes', min: 0, max: 200, counts: true, later: ['wash_cycles'] }),
      whole('washes_rated', { unit: 'washes', min: 1, max: 200, usually: 60, later: ['rated_wash_cycles'] }),
      flag('cracked', { usually: false, later: ['has_cracks'] }),
      flag('on_the_wall', { usually: false, later: ['in_use'] }),
      link('maker', 'Supplier', { later: ['shaper'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 4000, later: ['purchase_price_eur'] }),
      choice('material', ['polyurethane', 'polyester', 'wood'], { grows: ['fibreglass'], later: ['hold_material'] }),
      moment('bought_at', { after: 2010 }),
    ],
    actions: [
      action('wash_holds', ['wear_state', ['fresh', 'polished'], 'in_the_wash'], {
        needs: [when('on_the_wall', '==', false), when('washes', '<', its('washes_rated'))],
        does: [add('washes', 1)],
      }),
      action('put_back', ['wear_state', ['in_the_wash'], 'fresh'], { needs: [when('cracked', '==', false), when('material', '!=', 'wood')], does: [put('on_the_wall', true)] }),
      action('sort_out', ['wear_state', ['polished', 'in_the_wash'], 'sorted_out'], {
        needs: [when(times('washes', 2), '>', its('washes_rated')), when('price_eur', '<', 900)],
        does: [put('cracked', true), put('price_eur', 0), clear('maker')],
      }),
    ],
  }),
  entity('Climber', ['GymClimber'], {
    fields: [
      text('full_name', { min: 2, max: 100, required: true, later: ['legal_name'] }),
      choice('standing', ['guest', 'cleared', 'suspended'], { grows: ['banned'], usually: 'guest', later: ['clearance'] }),
      moment('born_at', { after: 1930, before: 2025, later: ['date_of_birth'] }),
      whole('visits', { unit: 'visits', min: 0, max: 5000, counts: true, later: ['check_ins'] }),
      whole('incidents_seen', { unit: 'incidents', min: 0, max: 50, counts: true, later: ['warnings_received'] }),
      whole('best_points', { unit: 'points', min: 1, max: 40, later: ['hardest_points'] }),
      flag('waiver_signed', { usually: false, later: ['liability_waiver'] }),
      flag('may_lead', { usually: false, later: ['lead_cleared'] }),
      link('belay_partner', 'Climber', { later: ['usual_partner'] }),
      link('current_pass', 'ClimbingPass', { later: ['valid_pass'] }),
      links('projects', 'ClimbingRoute', { later: ['open_projects'] }),
      text('emergency_phone', { min: 6, max: 30, nullable: true, later: ['emergency_contact'] }),
    ],
    actions: [
      action('clear_climber', ['standing', ['guest', 'suspended'], 'cleared'], {
        needs: [when('waiver_signed', '==', true), present('emergency_phone'), when('incidents_seen', '<=', 2)],
        does: [add('visits', 1), onLink('current_pass', add('entries_used', 1))],
      }),
      action('suspend_climber', ['standing', ['cleared'], 'suspended'], {
        needs: [when('incidents_seen', '>', 2), present('belay_partner')],
        does: [put('may_lead', false), clear('belay_partner')],
      }),
      action('ban_climber', ['standing', ['suspended'], 'banned'], {
        needs: [when('incidents_seen', '>=', 5), when('may_lead', '==', false)],
        does: [clear('current_pass'), empty('projects')],
      }),
    ],
  }),
  entity('ClimbingPass', ['EntryPass'], {
    fields: [
      text('pass_code', { min: 4, max: 20, required: true, later: ['barcode'] }),
      choice('pass_state', ['sold', 'in_use', 'frozen', 'used_up'], { grows: ['revoked'], usually: 'sold', later: ['pass_status'] }),
      choice('tariff', ['day', 'ten_visits', 'monthly', 'yearly'], { grows: ['family'], later: ['pass_tariff'] }),
      whole('entries_included', { unit: 'entries', min: 1, max: 400, usually: 10, later: ['entries_sold'] }),
      whole('entries_used', { unit: 'entries', min: 0, max: 400, counts: true, later: ['entries_taken'] }),
      whole('entries_left', { unit: 'entries', min: 0, max: 400, later: ['remaining_entries'] }),
      amount('paid_eur', { unit: 'EUR', min: 0, max: 1500, later: ['price_paid_eur'] }),
      flag('shoes_included', { usually: false, later: ['with_shoe_rental'] }),
      moment('valid_until', { later: ['expires_at'] }),
      moment('frozen_until', { nullable: true, later: ['freeze_ends_at'] }),
      link('receipt', 'Invoice', { later: ['sales_invoice'] }),
    ],
    actions: [
      action('scan_in', ['pass_state', ['sold', 'in_use'], 'in_use'], {
        needs: [when('entries_used', '<', its('entries_included')), present('valid_until')],
        does: [put('entries_left', minus('entries_included', its('entries_used'))), add('entries_used', 1)],
      }),
      action('freeze_pass', ['pass_state', ['in_use'], 'frozen'], { needs: [when('tariff', '==', 'yearly'), present('frozen_until')], does: [put('shoes_included', false)] }),
      action('thaw_pass', ['pass_state', ['frozen'], 'in_use'], { needs: [when('paid_eur', '>=', 100), present('receipt')], does: [clear('frozen_until')] }),
      action('use_up', ['pass_state', ['in_use'], 'used_up'], {
        needs: [when(plus('entries_used', its('entries_left')), '>=', its('entries_included'))],
        does: [put('entries_left', 0)],
      }),
    ],
  }),
  entity('BelayTest', ['BelayCheck'], {
    fields: [
      choice('outcome', ['scheduled', 'passed', 'failed'], { grows: ['retest'], usually: 'scheduled', later: ['test_outcome'] }),
      choice('device', ['tube', 'assisted', 'figure_eight'], { grows: ['auto_tube'], later: ['belay_device'] }),
      link('candidate', 'Climber', { later: ['tested_climber'] }),
      link('examiner', 'Employee', { later: ['tested_by'] }),
      whole('mistakes', { unit: 'mistakes', min: 0, max: 20, counts: true, later: ['faults'] }),
      whole('serious_mistakes', { unit: 'mistakes', min: 0, max: 20, later: ['grave_faults'] }),
      whole('attempts', { unit: 'attempts', min: 1, max: 9, counts: true, usually: 1, later: ['tries'] }),
      amount('fall_height_m', { unit: 'm', min: 0, max: 8, later: ['test_fall_m'] }),
      moment('tested_at', { later: ['taken_at'] }),
      flag('lead_test', { usually: false, later: ['lead_belay_test'] }),
      text('examiner_remark', { max: 200, nullable: true, later: ['feedback_text'] }),
    ],
    actions: [
      action('pass_test', ['outcome', ['scheduled', 'retest'], 'passed'], {
        needs: [when('mistakes', '<=', 2), present('examiner'), when('device', '!=', 'figure_eight')],
        does: [onLink('candidate', put('may_lead', true)), put('examiner_remark', 'belays attentively')],
      }),
      action('fail_test', ['outcome', ['scheduled'], 'failed'], {
        needs: [when('serious_mistakes', '>=', 1), present('tested_at')],
        does: [onLink('candidate', put('may_lead', false)), onLink('candidate', add('incidents_seen', 1))],
      }),
      action('offer_retest', ['outcome', ['failed'], 'retest'], {
        needs: [when('attempts', '<', 3), when('fall_height_m', '<=', 4)],
        does: [add('attempts', 1), put('mistakes', 0), clear('examiner_remark')],
      }),
    ],
  }),
  entity('ClimbingCourse', ['GymCourse'], {
    fields: [
      text('course_title', { min: 3, max: 80, later: ['course_name'] }),
      choice('course_state', ['announced', 'bookable', 'running', 'held'], { grows: ['cancelled'], usually: 'announced', later: ['course_status'] }),
      whole('places', { unit: 'places', min: 1, max: 60, usually: 8, later: ['seats_offered'] }),
      whole('places_taken', { unit: 'places', min: 0, max: 60, counts: true, later: ['bookings'] }),
      whole('minimum_places', { unit: 'places', min: 1, max: 60, usually: 4, later: ['minimum_bookings'] }),
      amount('fee_eur', { unit: 'EUR', min: 0, max: 900, later: ['course_fee_eur'] }),
      link('instructor', 'Employee', { later: ['course_leader'] }),
      link('wall', 'ClimbingWall', { later: ['reserved_wall'] }),
      links('participants', 'Climber', { later: ['enrolled_climbers'] }),
      moment('starts_at', { later: ['first_session_at'] }),
      flag('gear_included', { usually: true, later: ['includes_rental'] }),
    ],
    actions: [
      action('open_booking', ['course_state', ['announced'], 'bookable'], { needs: [present('instructor'), when('fee_eur', '>=', 5)], does: [put('places_taken', 0)] }),
      action('start_course', ['course_state', ['bookable'], 'running'], {
        needs: [when('places_taken', '>=', its('minimum_places')), count('participants', '<=', 12), present('wall')],
        does: [onEach('participants', put('waiver_signed', true)), onLink('wall', put('lead_allowed', false))],
      }),
      action('finish_course', ['course_state', ['running'], 'held'], {
        needs: [every(['participants', 'visits'], '>=', 2), when('starts_at', '<', '2030-01-01 00:00:00')],
        does: [onEach('participants', put('may_lead', true)), onLink('wall', put('lead_allowed', true))],
      }),
      action('cancel_course', ['course_state', ['announced', 'bookable'], 'cancelled'], {
        needs: [when(times('places_taken', 2), '<', its('places'))],
        does: [empty('participants'), clear('instructor')],
      }),
    ],
  }),
  entity('RentalItem', ['RentalGear'], {
    fields: [
      text('item_code', { min: 2, max: 20, later: ['inventory_tag'] }),
      choice('rental_state', ['on_rack', 'rented', 'drying'], { grows: ['lost', 'scrapped'], usually: 'on_rack', later: ['gear_state'] }),
      choice('kind', ['shoes', 'harness', 'helmet'], { grows: ['rope', 'chalk_bag'], later: ['gear_kind'] }),
      amount('size_eu', { unit: 'EU size', min: 20, max: 52, later: ['shoe_size_eu'] }),
      whole('rentals', { unit: 'rentals', min: 0, max: 3000, counts: true, later: ['times_rented'] }),
      whole('rentals_rated', { unit: 'rentals', min: 1, max: 3000, usually: 200, later: ['lifetime_rentals'] }),
      amount('fee_eur', { unit: 'EUR', min: 0, max: 30, later: ['rental_fee_eur'] }),
      flag('worn_out', { usually: false, later: ['due_for_replacement'] }),
      link('rented_by', 'Climber', { later: ['current_renter'] }),
      moment('checked_at', { later: ['last_gear_check_at'] }),
      amount('deposit_eur', { unit: 'EUR', min: 0, max: 200, later: ['rental_deposit_eur'] }),
    ],
    actions: [
      action('rent_out', ['rental_state', ['on_rack'], 'rented'], {
        needs: [present('rented_by'), when('worn_out', '==', false)],
        does: [add('rentals', 1), onLink('rented_by', add('visits', 1))],
      }),
      action('take_back', ['rental_state', ['rented'], 'drying'], { needs: [when('kind', '!=', 'rope'), when('fee_eur', '<=', its('deposit_eur'))], does: [clear('rented_by')] }),
      action('scrap_gear', ['rental_state', ['on_rack', 'drying'], 'scrapped'], {
        needs: [when('rentals', '>', its('rentals_rated'))],
        does: [put('worn_out', true), put('fee_eur', 0)],
      }),
    ],
  }),
  entity('BoulderCup', ['GymCompetition'], {
    fields: [
      text('cup_name', { min: 3, max: 80, later: ['competition_name'] }),
      choice('cup_state', ['draft', 'registration', 'under_way', 'decided'], { grows: ['postponed'], usually: 'draft', later: ['competition_state'] }),
      whole('start_places', { unit: 'places', min: 2, max: 400, usually: 80, later: ['starter_limit'] }),
      whole('registrations', { unit: 'places', min: 0, max: 400, counts: true, later: ['starters'] }),
      amount('prize_money_eur', { unit: 'EUR', min: 0, max: 20000, later: ['purse_eur'] }),
      amount('sponsor_money_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['sponsoring_eur'] }),
      links('cup_routes', 'ClimbingRoute', { later: ['competition_routes'] }),
      links('finalists', 'Climber', { later: ['final_starters'] }),
      link('head_judge', 'Employee', { later: ['jury_president'] }),
      moment('held_at', { later: ['final_at'] }),
      flag('open_to_guests', { usually: true, later: ['open_category'] }),
    ],
    actions: [
      action('open_registration', ['cup_state', ['draft', 'postponed'], 'registration'], {
        needs: [when('prize_money_eur', '<=', its('sponsor_money_eur')), present('head_judge')],
        does: [put('registrations', 0), empty('finalists')],
      }),
      action('start_cup', ['cup_state', ['registration'], 'under_way'], {
        needs: [count('cup_routes', '>=', 4), when('registrations', '<', its('start_places'))],
        does: [onEach('cup_routes', put('for_beginners', false))],
      }),
      action('decide_cup', ['cup_state', ['under_way'], 'decided'], {
        needs: [some(['finalists', 'best_points'], '>=', 25), total(['cup_routes', 'grade_points'], '>', 30)],
        does: [onEach('finalists', add('visits', 1)), onEach('cup_routes', add('ascents', 8))],
      }),
      action('postpone_cup', ['cup_state', ['registration'], 'postponed'], {
        needs: [when('registrations', '<=', 10), when('open_to_guests', '==', false)],
        does: [put('open_to_guests', true), clear('held_at')],
      }),
    ],
  }),
]);
