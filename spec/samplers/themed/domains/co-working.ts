/** A co-working house: from desks, studios and phone booths over memberships, bookings and credits to community events and leads. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const coWorking = domain('co-working', 'a co-working house', [
  entity('Coworker', ['HouseMember'], {
    fields: [
      text('member_name', { min: 2, max: 90, required: true, later: ['coworker_name'] }),
      text('member_email', { min: 5, max: 120, later: ['login_email'] }),
      choice('membership_state', ['trial', 'active', 'paused', 'ended'], { grows: ['alumni'], usually: 'trial', later: ['member_status'] }),
      link('plan', 'MembershipPlan', { later: ['booked_plan'] }),
      link('company', 'ResidentCompany', { later: ['member_company'] }),
      links('bookings', 'DeskBooking', { later: ['desk_bookings'] }),
      whole('credits', { unit: 'credits', min: 0, max: 2000, counts: true, later: ['credit_balance'] }),
      whole('visits', { unit: 'visits', min: 0, max: 9000, counts: true, later: ['check_ins'] }),
      amount('deposit_eur', { unit: 'EUR', min: 0, max: 3000, counts: true, later: ['key_deposit_eur'] }),
      moment('joined_at', { nullable: true, later: ['member_since'] }),
      flag('mailbox', { usually: false, later: ['uses_business_address'] }),
      text('profession', { max: 80, later: ['field_of_work'] }),
    ],
    actions: [
      action('activate_membership', ['membership_state', ['trial', 'paused'], 'active'], {
        needs: [present('plan'), when('deposit_eur', '>', 0), present('joined_at')],
        does: [add('credits', 20), onLink('plan', add('subscribers', 1))],
      }),
      action('pause_membership', ['membership_state', ['active'], 'paused'], {
        needs: [every(['bookings', 'booking_state'], '==', 'completed'), when('visits', '>=', 1)],
        does: [put('credits', 0), empty('bookings')],
      }),
      action('end_membership', ['membership_state', ['active', 'paused'], 'ended'], {
        needs: [when('mailbox', '==', false), count('bookings', '<', 1)],
        does: [onLink('plan', add('subscribers', -1)), put('deposit_eur', 0), clear('company')],
      }),
    ],
  }),
  entity('MembershipPlan', ['PricePlan'], {
    fields: [
      text('plan_name', { min: 2, max: 60, required: true, later: ['tariff_name'] }),
      choice('plan_state', ['drafted', 'offered', 'withdrawn'], { grows: ['grandfathered'], usually: 'drafted' }),
      choice('desk_kind', ['hot_desk', 'fixed_desk', 'private_office'], { grows: ['virtual_office'], usually: 'hot_desk', later: ['included_workplace'] }),
      amount('monthly_eur', { unit: 'EUR', min: 0, max: 5000, later: ['monthly_price_eur'] }),
      amount('setup_fee_eur', { unit: 'EUR', min: 0, max: 1000, later: ['one_time_fee_eur'] }),
      amount('first_bill_eur', { unit: 'EUR', min: 0, max: 6000, later: ['first_invoice_eur'] }),
      whole('included_credits', { unit: 'credits', min: 0, max: 500, later: ['monthly_credits'] }),
      whole('subscribers', { unit: 'people', min: 0, max: 2000, counts: true, later: ['members_on_plan'] }),
      whole('notice_days', { unit: 'days', min: 0, max: 180, later: ['notice_period_days'] }),
      flag('round_the_clock', { usually: false, later: ['access_24_7'] }),
      links('promo_codes', 'DiscountCode', { later: ['valid_promo_codes'] }),
    ],
    actions: [
      action('offer_plan', ['plan_state', ['drafted', 'withdrawn'], 'offered'], {
        needs: [when('setup_fee_eur', '<=', its('monthly_eur')), when('notice_days', '<=', 90)],
        does: [put('first_bill_eur', plus('monthly_eur', its('setup_fee_eur'))), onEach('promo_codes', put('redeemable', true))],
      }),
      action('withdraw_plan', ['plan_state', ['offered'], 'withdrawn'], {
        needs: [when('subscribers', '<', 5), some(['promo_codes', 'redemptions'], '==', 0)],
        does: [put('subscribers', 0), empty('promo_codes'), put('round_the_clock', false)],
      }),
    ],
  }),
  entity('ResidentCompany', ['MemberCompany'], {
    fields: [
      text('company_name', { min: 2, max: 100, required: true, later: ['startup_name'] }),
      choice('residency', ['applied', 'moved_in', 'moved_out'], { grows: ['scaling_up'], usually: 'applied', later: ['residency_state'] }),
      whole('team_size', { unit: 'people', min: 1, max: 300, later: ['headcount'] }),
      whole('people_allowed', { unit: 'people', min: 1, max: 300, later: ['licensed_headcount'] }),
      amount('monthly_rent_eur', { unit: 'EUR', min: 0, max: 60000, counts: true, later: ['office_rent_eur'] }),
      amount('arrears_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['unpaid_rent_eur'] }),
      links('invoices', 'Invoice', { later: ['rent_invoices'] }),
      link('studio', 'OfficeStudio', { later: ['rented_studio'] }),
      link('contact', 'ContactPerson', { later: ['company_contact'] }),
      moment('moved_in_at', { nullable: true, later: ['tenant_since'] }),
      flag('nameplate', { usually: false, later: ['sign_at_entrance'] }),
    ],
    actions: [
      action('move_in', ['residency', ['applied'], 'moved_in'], {
        needs: [present('studio'), when('team_size', '<=', its('people_allowed')), present('contact')],
        does: [onLink('studio', put('rented', true)), put('nameplate', true)],
      }),
      action('scale_up', ['residency', ['moved_in'], 'scaling_up'], {
        needs: [when(times('team_size', 2), '>', its('people_allowed')), when('arrears_eur', '==', 0)],
        does: [add('monthly_rent_eur', 500)],
      }),
      action('move_out', ['residency', ['moved_in', 'scaling_up'], 'moved_out'], {
        needs: [every(['invoices', 'billing_state'], '==', 'paid'), present('moved_in_at')],
        does: [onLink('studio', put('rented', false)), clear('studio'), put('nameplate', false)],
      }),
    ],
  }),
  entity('CoworkingDesk', ['Workplace'], {
    fields: [
      text('desk_number', { min: 1, max: 12, required: true, later: ['desk_label'] }),
      choice('desk_state', ['free', 'taken', 'blocked'], { grows: ['reserved'], usually: 'free', later: ['occupancy_state'] }),
      choice('zone', ['quiet', 'open_plan', 'window'], { grows: ['standing'], later: ['desk_zone'] }),
      link('floor', 'HouseFloor', { later: ['located_on_floor'] }),
      whole('bookings_made', { unit: 'bookings', min: 0, max: 20000, counts: true, later: ['booking_count'] }),
      whole('credits_per_day', { unit: 'credits', min: 0, max: 20, later: ['day_price_credits'] }),
      amount('width_cm', { unit: 'cm of width', min: 60, max: 300, later: ['desk_width_cm'] }),
      amount('height_cm', { unit: 'cm of height', min: 55, max: 135, later: ['desk_height_cm'] }),
      flag('second_screen', { usually: false, later: ['external_monitor'] }),
      links('equipment', 'OfficeDevice', { later: ['desk_equipment'] }),
      moment('cleaned_at', { nullable: true, later: ['last_cleaned_at'] }),
    ],
    actions: [
      action('take_desk', ['desk_state', ['free', 'reserved'], 'taken'], {
        needs: [present('cleaned_at'), every(['equipment', 'working'], '==', true)],
        does: [add('bookings_made', 1), onLink('floor', add('desks_taken', 1))],
      }),
      action('free_desk', ['desk_state', ['taken', 'blocked'], 'free'], { needs: [present('floor')], does: [onLink('floor', add('desks_taken', -1)), clear('cleaned_at')] }),
      action('block_desk', ['desk_state', ['free'], 'blocked'], {
        needs: [some(['equipment', 'repairs'], '>=', 2), when('height_cm', '<', 70)],
        does: [put('second_screen', false), onEach('equipment', add('repairs', 1))],
      }),
    ],
  }),
  entity('HouseFloor', ['CoworkingFloor'], {
    fields: [
      text('floor_name', { min: 1, max: 40, required: true, later: ['storey_name'] }),
      choice('floor_state', ['being_fitted', 'open', 'closed'], { grows: ['quiet_hours'], usually: 'being_fitted' }),
      whole('desks', { unit: 'desks', min: 0, max: 400, later: ['desk_count'] }),
      whole('desks_taken', { unit: 'desks', min: 0, max: 400, counts: true, later: ['occupied_desks'] }),
      whole('desks_free', { unit: 'desks', min: 0, max: 400, later: ['available_desks'] }),
      amount('area_m2', { unit: 'm²', min: 20, max: 9000, later: ['floor_area_m2'] }),
      amount('noise_db', { unit: 'dB', min: 0, max: 120, later: ['noise_level_db'] }),
      whole('complaints', { unit: 'complaints', min: 0, max: 300, counts: true, later: ['noise_complaints'] }),
      link('house', 'Site', { later: ['coworking_site'] }),
      link('host', 'Employee', { later: ['community_host'] }),
      links('booths', 'PhoneBooth', { later: ['phone_booths'] }),
      flag('dogs_welcome', { usually: false, later: ['dog_friendly'] }),
    ],
    actions: [
      action('open_floor', ['floor_state', ['being_fitted', 'closed'], 'open'], {
        needs: [present('host'), when('desks_taken', '<=', its('desks')), count('booths', '>=', 1)],
        does: [put('desks_free', minus('desks', its('desks_taken'))), onEach('booths', put('booth_state', 'free'))],
      }),
      action('announce_quiet_hours', ['floor_state', ['open'], 'quiet_hours'], {
        needs: [when('noise_db', '>', 60), when('complaints', '>=', 3)],
        does: [put('dogs_welcome', false), put('complaints', 0)],
      }),
      action('close_floor', ['floor_state', ['open', 'quiet_hours'], 'closed'], {
        needs: [total(['booths', 'calls_today'], '<', 10)],
        does: [clear('host'), empty('booths'), put('desks_free', 0)],
      }),
    ],
  }),
  entity('PhoneBooth', ['CallBooth'], {
    fields: [
      text('booth_name', { min: 1, max: 40, required: true, later: ['booth_label'] }),
      choice('booth_state', ['free', 'in_use', 'out_of_order'], { grows: ['airing'], usually: 'free', later: ['booth_occupancy'] }),
      whole('calls_today', { unit: 'calls', min: 0, max: 200, counts: true, later: ['calls_made_today'] }),
      whole('minutes_used', { unit: 'min', min: 0, max: 90000, counts: true, later: ['usage_minutes'] }),
      whole('minutes_until_service', { unit: 'min', min: 0, max: 90000, later: ['service_interval_minutes'] }),
      amount('co2_ppm', { unit: 'ppm', min: 300, max: 5000, later: ['air_quality_ppm'] }),
      amount('sound_damping_db', { unit: 'dB', min: 0, max: 80, later: ['insulation_db'] }),
      link('caller', 'Coworker', { later: ['current_caller'] }),
      link('made_by', 'Supplier', { later: ['booth_manufacturer'] }),
      moment('filter_changed_at', { nullable: true, later: ['air_filter_changed_at'] }),
      flag('power_outlet', { usually: true, later: ['has_power_outlet'] }),
    ],
    actions: [
      action('enter_booth', ['booth_state', ['free', 'airing'], 'in_use'], {
        needs: [present('caller'), when('co2_ppm', '<', 1200)],
        does: [add('calls_today', 1), onLink('caller', add('credits', -1))],
      }),
      action('leave_booth', ['booth_state', ['in_use'], 'airing'], {
        needs: [when('minutes_used', '<', its('minutes_until_service'))],
        does: [clear('caller'), add('minutes_used', 15)],
      }),
      action('take_booth_down', ['booth_state', ['free', 'in_use', 'airing'], 'out_of_order'], {
        needs: [missing('filter_changed_at'), when('sound_damping_db', '<', 20)],
        does: [put('power_outlet', false), put('calls_today', 0)],
      }),
    ],
  }),
  entity('OfficeStudio', ['PrivateStudio'], {
    fields: [
      text('studio_name', { min: 1, max: 60, required: true, later: ['office_name'] }),
      choice('studio_state', ['vacant', 'shown', 'let_out', 'renovated'], { grows: ['notice_given'], usually: 'vacant', later: ['letting_state'] }),
      link('floor', 'HouseFloor', { later: ['studio_floor'] }),
      whole('workplaces', { unit: 'desks', min: 1, max: 80, later: ['desk_capacity'] }),
      amount('area_m2', { unit: 'm²', min: 5, max: 900, later: ['studio_area_m2'] }),
      amount('rent_eur', { unit: 'EUR', min: 0, max: 20000, later: ['asking_rent_eur'] }),
      amount('service_charge_eur', { unit: 'EUR', min: 0, max: 4000, counts: true, later: ['ancillary_costs_eur'] }),
      whole('viewings', { unit: 'viewings', min: 0, max: 300, counts: true, later: ['viewing_count'] }),
      flag('rented', { usually: false, later: ['currently_let'] }),
      flag('furnished', { usually: true, later: ['comes_furnished'] }),
      links('handover_papers', 'Document', { later: ['handover_protocols'] }),
      moment('vacant_from', { nullable: true, later: ['available_from'] }),
    ],
    actions: [
      action('show_studio', ['studio_state', ['vacant', 'notice_given'], 'shown'], { needs: [present('vacant_from'), when('rented', '==', false)], does: [add('viewings', 1)] }),
      action('let_studio', ['studio_state', ['shown', 'vacant'], 'let_out'], {
        needs: [when('service_charge_eur', '<', its('rent_eur')), count('handover_papers', '>=', 2)],
        does: [put('rented', true), onEach('handover_papers', put('filed', true)), onLink('floor', add('desks_taken', 4)), clear('vacant_from')],
      }),
      action('renovate_studio', ['studio_state', ['vacant', 'notice_given'], 'renovated'], {
        needs: [when('viewings', '>', 10), present('floor')],
        does: [put('furnished', false), put('viewings', 0), empty('handover_papers')],
      }),
    ],
  }),
  entity('DeskBooking', ['WorkplaceBooking'], {
    fields: [
      link('member', 'Coworker', { later: ['booked_by'] }),
      link('desk', 'CoworkingDesk', { later: ['booked_desk'] }),
      choice('booking_state', ['requested', 'confirmed', 'checked_in', 'completed'], { grows: ['no_show'], usually: 'requested', later: ['reservation_state'] }),
      moment('starts_at', { nullable: true, later: ['booked_from'] }),
      moment('ends_at', { nullable: true, later: ['booked_until'] }),
      whole('credits_charged', { unit: 'credits', min: 0, max: 200, counts: true, later: ['credits_spent'] }),
      whole('credits_available', { unit: 'credits', min: 0, max: 2000, later: ['credits_before_booking'] }),
      whole('guests', { unit: 'people', min: 0, max: 10, counts: true, later: ['guest_count'] }),
      text('wish', { max: 160, nullable: true, later: ['special_request'] }),
      flag('recurring', { usually: false, later: ['repeats_weekly'] }),
      amount('refund_eur', { unit: 'EUR', min: 0, max: 500, counts: true, later: ['refunded_eur'] }),
    ],
    actions: [
      action('confirm_booking', ['booking_state', ['requested'], 'confirmed'], {
        needs: [present('desk'), when('credits_charged', '<=', its('credits_available')), when('starts_at', '<', its('ends_at'))],
        does: [put('credits_available', minus('credits_available', its('credits_charged'))), onLink('desk', add('bookings_made', 1))],
      }),
      action('check_in', ['booking_state', ['confirmed'], 'checked_in'], {
        needs: [present('member'), when('guests', '<=', 3)],
        does: [onLink('member', add('visits', 1)), onLink('desk', put('desk_state', 'taken')), clear('wish')],
      }),
      action('mark_no_show', ['booking_state', ['confirmed', 'requested'], 'no_show'], {
        needs: [when('recurring', '==', false)],
        does: [put('refund_eur', 0), put('guests', 0), clear('ends_at')],
      }),
      action('complete_booking', ['booking_state', ['checked_in'], 'completed'], {
        needs: [when('refund_eur', '<', 50)],
        does: [onLink('desk', put('desk_state', 'free')), add('refund_eur', 5)],
      }),
    ],
  }),
  entity('CommunityEvent', ['MemberMeetup'], {
    fields: [
      text('event_title', { min: 3, max: 120, required: true, later: ['meetup_title'] }),
      choice('event_state', ['proposed', 'announced', 'held'], { grows: ['called_off'], usually: 'proposed' }),
      choice('format', ['talk', 'workshop', 'breakfast'], { grows: ['hackathon'], later: ['event_format'] }),
      links('attendees', 'Coworker', { later: ['signed_up_members'] }),
      whole('places', { unit: 'people', min: 1, max: 500, later: ['place_limit'] }),
      whole('walk_ins', { unit: 'people', min: 0, max: 500, counts: true, later: ['unregistered_guests'] }),
      amount('catering_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['catering_cost_eur'] }),
      amount('sponsoring_eur', { unit: 'EUR', min: 0, max: 9000, later: ['sponsor_money_eur'] }),
      amount('result_eur', { unit: 'EUR', min: -9000, max: 9000, later: ['event_result_eur'] }),
      link('host', 'Employee', { later: ['event_host'] }),
      moment('begins_at', { nullable: true, later: ['doors_open_at'] }),
      flag('public_event', { usually: false, later: ['open_to_public'] }),
    ],
    actions: [
      action('announce_event', ['event_state', ['proposed'], 'announced'], { needs: [present('begins_at'), present('host'), when('places', '>=', 5)], does: [put('walk_ins', 0)] }),
      action('hold_event', ['event_state', ['announced'], 'held'], {
        needs: [count('attendees', '>=', 3), when('catering_eur', '<=', its('sponsoring_eur'))],
        does: [put('result_eur', minus('sponsoring_eur', its('catering_eur'))), onEach('attendees', add('credits', 1)), add('walk_ins', 2)],
      }),
      action('call_off_event', ['event_state', ['announced', 'proposed'], 'called_off'], {
        needs: [count('attendees', '<', 3), when('public_event', '==', false)],
        does: [empty('attendees'), clear('begins_at'), put('sponsoring_eur', 0)],
      }),
    ],
  }),
  entity('VisitorTour', ['HouseTour'], {
    fields: [
      text('visitor_name', { min: 2, max: 90, required: true, later: ['lead_name'] }),
      choice('tour_state', ['requested', 'scheduled', 'toured', 'signed_up'], { grows: ['lost'], usually: 'requested', later: ['lead_state'] }),
      choice('heard_of_us', ['search_engine', 'friend', 'event'], { grows: ['press'], later: ['lead_source'] }),
      link('guide', 'Employee', { later: ['tour_guide'] }),
      link('liked_plan', 'MembershipPlan', { later: ['preferred_plan'] }),
      whole('desks_needed', { unit: 'desks', min: 1, max: 100, later: ['desks_asked_for'] }),
      amount('budget_eur', { unit: 'EUR', min: 0, max: 60000, later: ['monthly_budget_eur'] }),
      amount('quoted_eur', { unit: 'EUR', min: 0, max: 60000, counts: true, later: ['quoted_monthly_eur'] }),
      whole('follow_ups', { unit: 'calls', min: 0, max: 30, counts: true, later: ['follow_up_calls'] }),
      links('seen_studios', 'OfficeStudio', { later: ['studios_shown'] }),
      moment('toured_at', { nullable: true, later: ['tour_date'] }),
      flag('trial_day_taken', { usually: false, later: ['took_trial_day'] }),
    ],
    actions: [
      action('guide_tour', ['tour_state', ['requested', 'scheduled'], 'toured'], {
        needs: [present('guide'), every(['seen_studios', 'rented'], '==', false), present('toured_at')],
        does: [onEach('seen_studios', add('viewings', 1)), put('follow_ups', 0)],
      }),
      action('sign_up', ['tour_state', ['toured'], 'signed_up'], {
        needs: [when('quoted_eur', '<=', its('budget_eur')), present('liked_plan'), when('trial_day_taken', '==', true)],
        does: [onLink('liked_plan', add('subscribers', 1)), put('quoted_eur', its('budget_eur'))],
      }),
      action('lose_lead', ['tour_state', ['scheduled', 'toured'], 'lost'], {
        needs: [when('follow_ups', '>', 3), total(['seen_studios', 'viewings'], '>', 2)],
        does: [clear('liked_plan'), empty('seen_studios')],
      }),
    ],
  }),
]);
