/** A film festival: from submissions, films and screenings over venues, juries and awards to accreditations, guests and print traffic. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const filmFestival = domain('film-festival', 'a film festival', [
  entity('FilmSubmission', ['FestivalEntry'], {
    fields: [
      text('film_title', { min: 1, max: 150, required: true, later: ['original_title'] }),
      choice('selection', ['received', 'shortlisted', 'invited', 'rejected'], { grows: ['withdrawn_entry'], usually: 'received', later: ['selection_state'] }),
      text('director_name', { min: 2, max: 100, later: ['directed_by'] }),
      whole('runtime_minutes', { unit: 'min', min: 1, max: 600, later: ['running_time_min'] }),
      whole('runtime_limit', { unit: 'min', min: 1, max: 600, usually: 180, later: ['section_limit_min'] }),
      amount('entry_fee_eur', { unit: 'EUR', min: 0, max: 300, later: ['submission_fee_eur'] }),
      whole('views', { unit: 'viewings', min: 0, max: 60, counts: true, later: ['times_screened_internally'] }),
      whole('score_points', { unit: 'points', min: 0, max: 100, later: ['committee_points'] }),
      links('viewings', 'ViewingReport', { later: ['committee_reports'] }),
      link('section', 'FestivalSection', { later: ['submitted_to'] }),
      moment('received_at', { later: ['submitted_at'] }),
      flag('premiere', { usually: false, later: ['world_premiere'] }),
    ],
    actions: [
      action('shortlist', ['selection', ['received'], 'shortlisted'], {
        needs: [count('viewings', '>=', 2), when('runtime_minutes', '<=', its('runtime_limit'))],
        does: [add('views', 1), onEach('viewings', put('counted', true))],
      }),
      action('invite', ['selection', ['shortlisted'], 'invited'], {
        needs: [every(['viewings', 'points'], '>=', 60), present('section'), when('premiere', '==', true)],
        does: [onLink('section', add('films_invited', 1))],
      }),
      action('reject_entry', ['selection', ['received', 'shortlisted'], 'rejected'], {
        needs: [some(['viewings', 'points'], '<', 40), present('received_at')],
        does: [put('score_points', 0), clear('section')],
      }),
    ],
  }),
  entity('ViewingReport', ['CommitteeVote'], {
    fields: [
      text('report_code', { min: 2, max: 20, later: ['vote_code'] }),
      choice('report_state', ['assigned', 'watched', 'filed'], { grows: ['discarded'], usually: 'assigned', later: ['viewing_state'] }),
      link('viewer', 'Employee', { later: ['programmer'] }),
      link('submission', 'FilmSubmission', { later: ['watched_film'] }),
      whole('points', { unit: 'points', min: 0, max: 100, later: ['viewing_points'] }),
      whole('craft_points', { unit: 'points', min: 0, max: 50, counts: true, later: ['craft_score'] }),
      whole('story_points', { unit: 'points', min: 0, max: 50, counts: true, later: ['story_score'] }),
      whole('minutes_watched', { unit: 'min', min: 0, max: 600, counts: true, later: ['watched_minutes'] }),
      whole('minutes_needed', { unit: 'min', min: 1, max: 600, usually: 30, later: ['minimum_minutes'] }),
      flag('counted', { usually: false, later: ['enters_average'] }),
      moment('watched_at', { later: ['seen_at'] }),
      text('judgement', { max: 250, nullable: true, later: ['assessment_text'] }),
    ],
    actions: [
      action('mark_watched', ['report_state', ['assigned'], 'watched'], {
        needs: [when('minutes_watched', '>=', its('minutes_needed')), present('submission')],
        does: [onLink('submission', add('views', 1)), put('counted', false)],
      }),
      action('file_report', ['report_state', ['watched'], 'filed'], {
        needs: [present('judgement'), present('viewer'), when('craft_points', '>', 4)],
        does: [put('points', plus('craft_points', its('story_points'))), put('counted', true)],
      }),
    ],
  }),
  entity('FestivalSection', ['ProgrammeSection'], {
    fields: [
      text('section_name', { min: 2, max: 60, required: true, later: ['strand_name'] }),
      choice('curation', ['announced', 'selecting', 'closed_list'], { grows: ['dropped'], usually: 'announced', later: ['section_state'] }),
      whole('films_invited', { unit: 'films', min: 0, max: 200, counts: true, later: ['titles_invited'] }),
      whole('film_slots', { unit: 'films', min: 1, max: 200, later: ['title_slots'] }),
      whole('slots_left', { unit: 'films', min: 0, max: 200, later: ['open_title_slots'] }),
      whole('years_running', { unit: 'editions', min: 1, max: 90, usually: 1, later: ['editions_held'] }),
      flag('competitive', { usually: true, later: ['in_competition'] }),
      link('programmer', 'Employee', { later: ['head_of_section'] }),
      link('sponsor', 'Supplier', { later: ['presenting_sponsor'] }),
      amount('prize_eur', { unit: 'EUR', min: 0, max: 90000, later: ['prize_money_eur'] }),
      moment('deadline_at', { later: ['entries_close_at'] }),
    ],
    actions: [
      action('start_selecting', ['curation', ['announced'], 'selecting'], {
        needs: [present('programmer'), present('deadline_at'), when('prize_eur', '>=', 100)],
        does: [put('films_invited', 0), put('competitive', true)],
      }),
      action('close_list', ['curation', ['selecting'], 'closed_list'], {
        needs: [when('films_invited', '<=', its('film_slots')), when('years_running', '>=', 1)],
        does: [put('slots_left', minus('film_slots', its('films_invited')))],
      }),
    ],
  }),
  entity('FestivalFilm', ['ProgrammedFilm'], {
    fields: [
      text('catalogue_title', { min: 1, max: 150, required: true, later: ['english_title'] }),
      choice('print_state', ['awaited', 'arrived', 'tested', 'ready_to_show'], { grows: ['defective'], usually: 'awaited', later: ['copy_state'] }),
      link('submission', 'FilmSubmission', { later: ['selected_from'] }),
      link('section', 'FestivalSection', { later: ['shown_in_section'] }),
      choice('picture_format', ['dcp', 'prores', 'mm35'], { grows: ['mm16'], usually: 'dcp', later: ['screening_format'] }),
      whole('screenings_planned', { unit: 'screenings', min: 0, max: 20, counts: true, later: ['showings_planned'] }),
      whole('screenings_held', { unit: 'screenings', min: 0, max: 20, counts: true, later: ['showings_held'] }),
      whole('tickets_sold', { unit: 'tickets', min: 0, max: 20000, counts: true, later: ['admissions'] }),
      amount('screening_fee_eur', { unit: 'EUR', min: 0, max: 9000, later: ['rental_fee_eur'] }),
      amount('rights_fee_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['distributor_fee_eur'] }),
      amount('total_fee_eur', { unit: 'EUR', min: 0, max: 18000, later: ['fees_total_eur'] }),
      flag('subtitled', { usually: true, later: ['english_subtitles'] }),
      moment('arrived_at', { nullable: true, later: ['copy_received_at'] }),
    ],
    actions: [
      action('receive_print', ['print_state', ['awaited'], 'arrived'], {
        needs: [present('submission'), when('screenings_planned', '>=', 1)],
        does: [put('total_fee_eur', plus('screening_fee_eur', its('rights_fee_eur')))],
      }),
      action('test_print', ['print_state', ['arrived', 'defective'], 'tested'], {
        needs: [present('arrived_at'), when('picture_format', '!=', 'mm16')],
        does: [put('screenings_held', 0)],
      }),
      action('clear_for_show', ['print_state', ['tested'], 'ready_to_show'], {
        needs: [when('subtitled', '==', true), when(times('rights_fee_eur', 2), '<=', its('total_fee_eur')), present('section')],
        does: [onLink('section', add('films_invited', 1)), put('tickets_sold', 0)],
      }),
      action('report_defect', ['print_state', ['arrived', 'tested'], 'defective'], {
        needs: [when('screenings_held', '<', its('screenings_planned'))],
        does: [put('subtitled', false), clear('arrived_at')],
      }),
    ],
  }),
  entity('Screening', ['FilmShowing'], {
    fields: [
      text('slot_code', { min: 2, max: 16, required: true, later: ['showing_code'] }),
      choice('showing_state', ['draft', 'on_sale', 'running', 'finished'], { grows: ['cancelled', 'sold_out'], usually: 'draft', later: ['sales_state'] }),
      link('film', 'FestivalFilm', { later: ['shown_film'] }),
      link('cinema', 'CinemaHall', { later: ['in_hall'] }),
      links('guests', 'FestivalGuest', { later: ['attending_guests'] }),
      whole('seats_sold', { unit: 'seats', min: 0, max: 3000, counts: true, later: ['tickets_issued'] }),
      whole('seats_offered', { unit: 'seats', min: 10, max: 3000, later: ['seats_on_sale'] }),
      whole('seats_left', { unit: 'seats', min: 0, max: 3000, later: ['seats_remaining'] }),
      amount('seat_price_eur', { unit: 'EUR', min: 0, max: 60, later: ['ticket_price_eur'] }),
      moment('starts_at', { later: ['curtain_at'] }),
      moment('ends_at', { later: ['lights_up_at'] }),
      flag('talk_after', { usually: false, later: ['q_and_a'] }),
    ],
    actions: [
      action('put_on_sale', ['showing_state', ['draft'], 'on_sale'], {
        needs: [present('film'), present('cinema'), when('starts_at', '<', its('ends_at'))],
        does: [put('seats_sold', 0), onLink('film', add('screenings_planned', 1))],
      }),
      action('start_showing', ['showing_state', ['on_sale', 'sold_out'], 'running'], {
        needs: [when('seats_sold', '<=', its('seats_offered')), count('guests', '>=', 1)],
        does: [onLink('cinema', add('showings', 1)), onEach('guests', add('appearances', 1))],
      }),
      action('finish_showing', ['showing_state', ['running'], 'finished'], {
        needs: [every(['guests', 'arrived'], '==', true), when('seat_price_eur', '<', 40)],
        does: [onLink('film', add('screenings_held', 1)), put('seats_left', minus('seats_offered', its('seats_sold')))],
      }),
      action('cancel_showing', ['showing_state', ['draft', 'on_sale'], 'cancelled'], {
        needs: [when('seats_sold', '<', 10), when('talk_after', '==', false)],
        does: [empty('guests'), clear('cinema'), onLink('film', add('screenings_planned', -1))],
      }),
    ],
  }),
  entity('CinemaHall', ['ScreeningVenue'], {
    fields: [
      text('hall_name', { min: 2, max: 60, required: true, later: ['venue_name'] }),
      choice('hall_state', ['contracted', 'equipped', 'in_festival'], { grows: ['given_back'], usually: 'contracted', later: ['venue_state'] }),
      whole('seats', { unit: 'seats', min: 10, max: 3000, later: ['seat_capacity'] }),
      whole('showings', { unit: 'showings', min: 0, max: 400, counts: true, later: ['showings_held'] }),
      whole('showings_contracted', { unit: 'showings', min: 1, max: 400, later: ['contracted_showings'] }),
      amount('rent_eur', { unit: 'EUR', min: 0, max: 90000, later: ['hall_rent_eur'] }),
      flag('surround_sound', { usually: true, later: ['dolby_sound'] }),
      flag('reel_projector', { usually: false, later: ['shows_35mm'] }),
      link('cinema_owner', 'Supplier', { later: ['hall_landlord'] }),
      link('technician', 'Employee', { later: ['projectionist'] }),
      moment('available_from', { later: ['handed_over_at'] }),
    ],
    actions: [
      action('equip_hall', ['hall_state', ['contracted'], 'equipped'], {
        needs: [present('technician'), when('surround_sound', '==', true), present('available_from')],
        does: [put('showings', 0)],
      }),
      action('enter_festival', ['hall_state', ['equipped'], 'in_festival'], {
        needs: [when('rent_eur', '<=', 40000), when('seats', '>=', 40)],
        does: [put('reel_projector', true)],
      }),
      action('give_back', ['hall_state', ['in_festival'], 'given_back'], {
        needs: [when('showings', '>=', its('showings_contracted')), present('cinema_owner')],
        does: [clear('technician'), put('reel_projector', false)],
      }),
    ],
  }),
  entity('FestivalGuest', ['InvitedGuest'], {
    fields: [
      text('guest_name', { min: 2, max: 100, required: true, later: ['full_name'] }),
      choice('travel_state', ['invited', 'booked', 'on_site', 'departed'], { grows: ['declined'], usually: 'invited', later: ['guest_state'] }),
      link('film', 'FestivalFilm', { later: ['comes_with_film'] }),
      link('host', 'Employee', { later: ['guest_host'] }),
      whole('nights', { unit: 'nights', min: 0, max: 20, later: ['hotel_nights'] }),
      whole('nights_covered', { unit: 'nights', min: 0, max: 20, usually: 3, later: ['nights_paid'] }),
      whole('appearances', { unit: 'appearances', min: 0, max: 40, counts: true, later: ['stage_appearances'] }),
      amount('travel_cost_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['travel_expenses_eur'] }),
      amount('travel_limit_eur', { unit: 'EUR', min: 0, max: 9000, usually: 800, later: ['travel_cap_eur'] }),
      flag('arrived', { usually: false, later: ['checked_in'] }),
      moment('arrives_at', { later: ['landing_at'] }),
      text('dietary_text', { max: 120, nullable: true, later: ['dietary_needs'] }),
    ],
    actions: [
      action('book_travel', ['travel_state', ['invited'], 'booked'], {
        needs: [when('nights', '<=', its('nights_covered')), when('travel_cost_eur', '<', its('travel_limit_eur')), present('arrives_at')],
        does: [put('appearances', 0)],
      }),
      action('welcome_guest', ['travel_state', ['booked'], 'on_site'], { needs: [present('host'), present('film')], does: [put('arrived', true)] }),
      action('see_off', ['travel_state', ['on_site'], 'departed'], {
        needs: [when('appearances', '>=', 1), when('travel_limit_eur', '>', 200)],
        does: [put('arrived', false), clear('host')],
      }),
    ],
  }),
  entity('FestivalJury', ['AwardJury'], {
    fields: [
      text('jury_name', { min: 2, max: 80, required: true, later: ['panel_name'] }),
      choice('jury_state', ['forming', 'viewing', 'deliberating', 'decided'], { grows: ['deadlocked'], usually: 'forming', later: ['deliberation'] }),
      links('members', 'FestivalGuest', { later: ['jurors'] }),
      links('films', 'FestivalFilm', { later: ['films_in_running'] }),
      link('section', 'FestivalSection', { later: ['judges_section'] }),
      link('president', 'FestivalGuest', { later: ['jury_president'] }),
      whole('rounds_voted', { unit: 'rounds', min: 0, max: 20, counts: true, later: ['ballots'] }),
      whole('rounds_allowed', { unit: 'rounds', min: 1, max: 20, usually: 5, later: ['most_ballots'] }),
      whole('films_seen', { unit: 'films', min: 0, max: 60, counts: true, later: ['titles_seen'] }),
      moment('decides_at', { later: ['verdict_due_at'] }),
      flag('public_session', { usually: false, later: ['open_deliberation'] }),
    ],
    actions: [
      action('start_viewing', ['jury_state', ['forming'], 'viewing'], {
        needs: [count('members', '>=', 3), present('president')],
        does: [put('films_seen', 0), onEach('films', add('screenings_planned', 1))],
      }),
      action('deliberate', ['jury_state', ['viewing'], 'deliberating'], {
        needs: [when('films_seen', '>', 4), every(['films', 'subtitled'], '==', true), present('decides_at')],
        does: [add('rounds_voted', 1), onEach('members', add('appearances', 1))],
      }),
      action('reach_verdict', ['jury_state', ['deliberating', 'deadlocked'], 'decided'], {
        needs: [when('rounds_voted', '<=', its('rounds_allowed')), total(['films', 'screenings_held'], '>=', 3)],
        does: [onLink('president', add('appearances', 1)), put('public_session', true)],
      }),
      action('declare_deadlock', ['jury_state', ['deliberating'], 'deadlocked'], {
        needs: [when('rounds_voted', '>=', its('rounds_allowed')), when('public_session', '==', false)],
        does: [empty('films')],
      }),
    ],
  }),
  entity('FestivalAward', ['FestivalPrize'], {
    fields: [
      text('award_name', { min: 3, max: 80, required: true, later: ['prize_name'] }),
      choice('award_state', ['endowed', 'nominated', 'awarded'], { grows: ['not_given'], usually: 'endowed', later: ['prize_state'] }),
      link('jury', 'FestivalJury', { later: ['decided_by'] }),
      link('winner', 'FestivalFilm', { later: ['winning_film'] }),
      links('nominees', 'FestivalFilm', { later: ['nominated_films'] }),
      amount('prize_eur', { unit: 'EUR', min: 0, max: 90000, later: ['endowment_eur'] }),
      amount('shared_eur', { unit: 'EUR', min: 0, max: 90000, later: ['share_per_winner_eur'] }),
      whole('statuettes', { unit: 'trophies', min: 0, max: 20, counts: true, later: ['trophies_made'] }),
      whole('times_given', { unit: 'times', min: 0, max: 90, counts: true, later: ['times_awarded'] }),
      flag('audience_vote', { usually: false, later: ['public_choice'] }),
      moment('handed_over_at', { nullable: true, later: ['ceremony_at'] }),
    ],
    actions: [
      action('nominate', ['award_state', ['endowed'], 'nominated'], {
        needs: [count('nominees', '>=', 3), present('jury'), missing('winner')],
        does: [add('statuettes', 1), onEach('nominees', add('screenings_planned', 1))],
      }),
      action('hand_over_award', ['award_state', ['nominated'], 'awarded'], {
        needs: [some(['nominees', 'print_state'], '==', 'ready_to_show'), present('handed_over_at'), when('statuettes', '>', 0)],
        does: [onLink('winner', add('screenings_planned', 1)), add('times_given', 1), put('shared_eur', its('prize_eur'))],
      }),
    ],
  }),
  entity('Accreditation', ['FestivalBadge'], {
    fields: [
      text('badge_number', { min: 3, max: 20, required: true, later: ['badge_code'] }),
      choice('badge_state', ['applied', 'granted', 'collected'], { grows: ['revoked', 'denied'], usually: 'applied', later: ['accreditation_state'] }),
      choice('badge_kind', ['press', 'industry', 'student'], { grows: ['jury_member'], usually: 'industry', later: ['accreditation_kind'] }),
      text('holder_name', { min: 2, max: 100, later: ['badge_holder'] }),
      text('outlet', { max: 100, nullable: true, later: ['media_outlet'] }),
      amount('fee_eur', { unit: 'EUR', min: 0, max: 400, later: ['badge_fee_eur'] }),
      whole('tickets_per_day', { unit: 'tickets', min: 0, max: 10, usually: 3, later: ['daily_tickets'] }),
      whole('tickets_taken', { unit: 'tickets', min: 0, max: 200, counts: true, later: ['tickets_drawn'] }),
      whole('no_shows', { unit: 'tickets', min: 0, max: 60, counts: true, later: ['unused_tickets'] }),
      link('favourite', 'FestivalSection', { later: ['preferred_section'] }),
      moment('collected_at', { nullable: true, later: ['badge_picked_up_at'] }),
      flag('photo_on_file', { usually: true, later: ['portrait_supplied'] }),
    ],
    actions: [
      action('grant_badge', ['badge_state', ['applied'], 'granted'], {
        needs: [present('outlet'), when('photo_on_file', '==', true), when('fee_eur', '>=', 10)],
        does: [put('tickets_taken', 0), put('tickets_per_day', 4)],
      }),
      action('collect_badge', ['badge_state', ['granted'], 'collected'], { needs: [when('badge_kind', '!=', 'student'), missing('collected_at')], does: [put('no_shows', 0)] }),
      action('revoke_badge', ['badge_state', ['granted', 'collected'], 'revoked'], {
        needs: [when('no_shows', '>=', its('tickets_per_day'))],
        does: [put('tickets_per_day', 0), clear('outlet')],
      }),
    ],
  }),
]);
