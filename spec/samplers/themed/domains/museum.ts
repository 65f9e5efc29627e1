/** A museum: from artworks, artists and galleries over exhibitions, loans and restorations to guided tours, tickets and donations. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const museum = domain('museum', 'a museum', [
  entity('Artwork', ['CollectionObject'], {
    fields: [
      text('work_title', { min: 1, max: 200, required: true, later: ['object_title'] }),
      text('inventory_number', { min: 3, max: 24, later: ['accession_number'] }),
      choice('custody', ['in_storage', 'on_display', 'in_restoration', 'on_loan'], { grows: ['deaccessioned'], usually: 'in_storage', later: ['whereabouts'] }),
      link('artist', 'Artist', { later: ['attributed_to'] }),
      link('gallery', 'Gallery', { later: ['shown_in'] }),
      whole('created_year', { unit: 'years', min: -3000, max: 2035, later: ['dated_year'] }),
      amount('height_cm', { unit: 'cm', min: 0, max: 1200, later: ['object_height_cm'] }),
      amount('insured_eur', { unit: 'EUR', min: 0, max: 900000, later: ['insurance_value_eur'] }),
      whole('times_shown', { unit: 'exhibitions', min: 0, max: 400, counts: true, later: ['exhibitions_shown'] }),
      whole('light_hours', { unit: 'h', min: 0, max: 90000, counts: true, later: ['exposure_hours'] }),
      whole('light_hours_allowed', { unit: 'h', min: 0, max: 90000, later: ['exposure_budget_h'] }),
      flag('fragile', { usually: false, later: ['transport_risk'] }),
    ],
    actions: [
      action('hang', ['custody', ['in_storage'], 'on_display'], {
        needs: [present('gallery'), when('light_hours', '<', its('light_hours_allowed'))],
        does: [onLink('gallery', add('works_hung', 1)), add('times_shown', 1)],
      }),
      action('send_to_restoration', ['custody', ['in_storage', 'on_display'], 'in_restoration'], {
        needs: [when('fragile', '==', true), present('inventory_number')],
        does: [clear('gallery')],
      }),
      action('take_down', ['custody', ['on_display', 'on_loan'], 'in_storage'], {
        needs: [when(times('light_hours', 2), '>', its('light_hours_allowed')), present('gallery')],
        does: [onLink('gallery', add('works_hung', -1)), clear('gallery')],
      }),
      action('deaccession', ['custody', ['in_storage'], 'deaccessioned'], {
        needs: [when('times_shown', '==', 0), when('insured_eur', '<', 2000)],
        does: [put('insured_eur', 0), onLink('artist', add('works_owned', -1))],
      }),
    ],
  }),
  entity('Artist', ['CatalogueArtist'], {
    fields: [
      text('artist_name', { min: 2, max: 120, required: true, later: ['known_as'] }),
      choice('research_state', ['unverified', 'verified', 'disputed'], { grows: ['anonymous_master'], usually: 'unverified', later: ['attribution_state'] }),
      whole('birth_year', { unit: 'years', min: -800, max: 2020, later: ['born_in_year'] }),
      whole('death_year', { unit: 'years', min: -800, max: 2035, nullable: true, later: ['died_in_year'] }),
      whole('works_owned', { unit: 'works', min: 0, max: 9000, counts: true, later: ['works_in_collection'] }),
      whole('shows_held', { unit: 'exhibitions', min: 0, max: 300, counts: true, later: ['solo_shows'] }),
      text('school', { max: 80, later: ['art_movement'] }),
      flag('living', { usually: false, later: ['still_working'] }),
      link('researcher', 'Employee', { later: ['curator_in_charge'] }),
      moment('verified_at', { later: ['attribution_checked_at'] }),
    ],
    actions: [
      action('verify_artist', ['research_state', ['unverified', 'disputed'], 'verified'], {
        needs: [when('birth_year', '<', its('death_year')), present('researcher')],
        does: [put('living', false)],
      }),
      action('dispute', ['research_state', ['verified'], 'disputed'], {
        needs: [when('works_owned', '>=', 1), present('verified_at')],
        does: [clear('verified_at'), add('works_owned', -1)],
      }),
    ],
  }),
  entity('Gallery', ['ExhibitionHall'], {
    fields: [
      text('gallery_name', { min: 2, max: 60, required: true, later: ['hall_name'] }),
      choice('access_state', ['open_to_public', 'hanging_works', 'closed_off'], { grows: ['private_event'], usually: 'open_to_public', later: ['hall_state'] }),
      whole('works_hung', { unit: 'works', min: 0, max: 400, counts: true, later: ['works_on_walls'] }),
      whole('wall_places', { unit: 'works', min: 1, max: 400, later: ['hanging_places'] }),
      whole('visitors_today', { unit: 'visitors', min: 0, max: 20000, counts: true, later: ['visitor_count'] }),
      amount('humidity_percent', { unit: 'percent', min: 10, max: 90, later: ['relative_humidity'] }),
      amount('temperature_c', { unit: '°C', min: 5, max: 40, later: ['room_temperature_c'] }),
      whole('lux', { unit: 'lux', min: 0, max: 2000, later: ['light_level_lux'] }),
      flag('step_free', { usually: true, later: ['wheelchair_access'] }),
      link('building', 'Site', { later: ['museum_building'] }),
      moment('rehung_at', { later: ['last_rehung_at'] }),
    ],
    actions: [
      action('close_for_hanging', ['access_state', ['open_to_public'], 'hanging_works'], {
        needs: [when('visitors_today', '==', 0), present('building')],
        does: [put('lux', 150)],
      }),
      action('reopen_gallery', ['access_state', ['hanging_works', 'closed_off'], 'open_to_public'], {
        needs: [when('works_hung', '<=', its('wall_places')), when('humidity_percent', '<', 60), present('rehung_at')],
        does: [put('visitors_today', 0), put('lux', 50)],
      }),
    ],
  }),
  entity('Exhibition', ['SpecialExhibition'], {
    fields: [
      text('show_title', { min: 3, max: 120, required: true, later: ['exhibition_title'] }),
      choice('show_state', ['concept', 'approved', 'running', 'finished'], { grows: ['extended', 'shelved'], usually: 'concept', later: ['exhibition_state'] }),
      links('works', 'Artwork', { later: ['exhibits'] }),
      links('galleries', 'Gallery', { later: ['halls_used'] }),
      link('curator', 'Employee', { later: ['lead_curator'] }),
      amount('budget_eur', { unit: 'EUR', min: 0, max: 900000, later: ['production_budget_eur'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['production_cost_eur'] }),
      amount('left_eur', { unit: 'EUR', min: -900000, max: 900000, later: ['budget_left_eur'] }),
      whole('visitors', { unit: 'visitors', min: 0, max: 900000, counts: true, later: ['attendance'] }),
      whole('visitors_hoped', { unit: 'visitors', min: 100, max: 900000, later: ['attendance_goal'] }),
      moment('opens_at', { later: ['opening_at'] }),
      moment('closes_at', { later: ['final_day_at'] }),
      flag('touring', { usually: false, later: ['travelling_show'] }),
    ],
    actions: [
      action('approve_show', ['show_state', ['concept'], 'approved'], {
        needs: [present('curator'), count('works', '>=', 3), when('spent_eur', '<', its('budget_eur'))],
        does: [put('left_eur', minus('budget_eur', its('spent_eur')))],
      }),
      action('open_show', ['show_state', ['approved'], 'running'], {
        needs: [when('opens_at', '<', its('closes_at')), every(['galleries', 'humidity_percent'], '<=', 60)],
        does: [onEach('works', add('times_shown', 1)), onEach('galleries', put('visitors_today', 0)), put('visitors', 0)],
      }),
      action('extend_show', ['show_state', ['running'], 'extended'], {
        needs: [when('visitors', '>', its('visitors_hoped')), total(['works', 'insured_eur'], '<', 900000)],
        does: [onEach('works', add('light_hours', 200)), put('touring', false)],
      }),
      action('finish_show', ['show_state', ['running', 'extended'], 'finished'], { needs: [when('visitors', '>=', 100), present('closes_at')], does: [empty('galleries')] }),
    ],
  }),
  entity('LoanAgreement', ['ArtLoan'], {
    fields: [
      text('loan_number', { min: 3, max: 20, required: true, later: ['loan_file_number'] }),
      choice('loan_state', ['requested', 'granted', 'shipped_out', 'returned'], { grows: ['refused'], usually: 'requested', later: ['loan_stage'] }),
      text('borrower_name', { min: 2, max: 100, later: ['borrowing_museum'] }),
      links('works', 'Artwork', { later: ['loaned_works'] }),
      link('exhibition', 'Exhibition', { later: ['for_exhibition'] }),
      link('courier', 'Employee', { later: ['accompanying_courier'] }),
      amount('fee_eur', { unit: 'EUR', min: 0, max: 50000, later: ['loan_fee_eur'] }),
      amount('insurance_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['transit_insurance_eur'] }),
      whole('crates', { unit: 'crates', min: 0, max: 120, counts: true, later: ['transport_crates'] }),
      moment('due_back_at', { later: ['return_due_at'] }),
      flag('nail_to_nail', { usually: true, later: ['door_to_door_cover'] }),
      text('refusal_text', { max: 200, nullable: true, later: ['refusal_reason'] }),
    ],
    actions: [
      action('grant_loan', ['loan_state', ['requested'], 'granted'], {
        needs: [present('due_back_at'), every(['works', 'fragile'], '==', false), missing('refusal_text')],
        does: [put('crates', 0), onLink('exhibition', put('touring', true))],
      }),
      action('ship_out', ['loan_state', ['granted'], 'shipped_out'], {
        needs: [when('nail_to_nail', '==', true), when('crates', '>=', 1), present('courier')],
        does: [onEach('works', add('times_shown', 1)), add('insurance_eur', 250)],
      }),
      action('take_back', ['loan_state', ['shipped_out'], 'returned'], {
        needs: [when('insurance_eur', '>', 100), count('works', '<=', 20)],
        does: [onEach('works', add('light_hours', 500)), put('crates', 0), clear('courier')],
      }),
      action('refuse_loan', ['loan_state', ['requested'], 'refused'], {
        needs: [some(['works', 'fragile'], '==', true), when('fee_eur', '<', 5000)],
        does: [put('refusal_text', 'too fragile to travel'), empty('works')],
      }),
    ],
  }),
  entity('RestorationJob', ['ConservationTreatment'], {
    fields: [
      text('treatment_code', { min: 2, max: 20, later: ['treatment_file'] }),
      choice('bench_state', ['queued', 'under_treatment', 'drying', 'concluded'], { grows: ['halted'], usually: 'queued', later: ['treatment_state'] }),
      link('work', 'Artwork', { later: ['treated_work'] }),
      link('restorer', 'Employee', { later: ['conservator'] }),
      choice('method', ['cleaning', 'consolidation', 'retouching'], { grows: ['relining'], usually: 'cleaning', later: ['treatment_method'] }),
      whole('hours_planned', { unit: 'h', min: 1, max: 2000, later: ['estimated_hours'] }),
      whole('hours_spent', { unit: 'h', min: 0, max: 2000, counts: true, later: ['bench_hours'] }),
      whole('hours_over', { unit: 'h', min: -2000, max: 2000, later: ['overrun_hours'] }),
      amount('material_cost_eur', { unit: 'EUR', min: 0, max: 50000, counts: true, later: ['materials_eur'] }),
      flag('reversible', { usually: true, later: ['reversible_method'] }),
      moment('begun_at', { later: ['treatment_started_at'] }),
      text('condition_text', { max: 250, nullable: true, later: ['condition_note'] }),
    ],
    actions: [
      action('begin_treatment', ['bench_state', ['queued'], 'under_treatment'], {
        needs: [present('work'), present('restorer'), when('reversible', '==', true)],
        does: [put('hours_spent', 0), onLink('work', put('fragile', true))],
      }),
      action('let_dry', ['bench_state', ['under_treatment'], 'drying'], {
        needs: [when('method', '!=', 'cleaning'), when('hours_spent', '>', 2)],
        does: [add('material_cost_eur', 25)],
      }),
      action('conclude', ['bench_state', ['under_treatment', 'drying'], 'concluded'], {
        needs: [present('condition_text'), when('hours_spent', '<=', its('hours_planned'))],
        does: [onLink('work', put('fragile', false)), put('hours_over', 0)],
      }),
      action('halt_treatment', ['bench_state', ['under_treatment'], 'halted'], {
        needs: [when('hours_spent', '>', its('hours_planned')), when('material_cost_eur', '>=', 500)],
        does: [put('hours_over', minus('hours_spent', its('hours_planned'))), clear('restorer')],
      }),
    ],
  }),
  entity('GuidedTour', ['GalleryTour'], {
    fields: [
      text('tour_title', { min: 3, max: 80, required: true, later: ['tour_name'] }),
      choice('tour_state', ['scheduled', 'confirmed', 'walking', 'over'], { grows: ['called_off'], usually: 'scheduled', later: ['tour_status'] }),
      link('guide', 'Employee', { later: ['tour_guide'] }),
      links('galleries', 'Gallery', { later: ['galleries_visited'] }),
      choice('spoken_language', ['english', 'french', 'spanish'], { grows: ['sign_language'], usually: 'english', later: ['tour_language'] }),
      whole('guests_booked', { unit: 'guests', min: 0, max: 60, counts: true, later: ['bookings'] }),
      whole('guests_allowed', { unit: 'guests', min: 1, max: 60, usually: 20, later: ['group_limit'] }),
      whole('minutes_long', { unit: 'min', min: 15, max: 240, usually: 60, later: ['tour_minutes'] }),
      amount('guest_fee_eur', { unit: 'EUR', min: 0, max: 60, later: ['price_per_guest_eur'] }),
      moment('starts_at', { later: ['meeting_at'] }),
      flag('family_friendly', { usually: false, later: ['suits_children'] }),
    ],
    actions: [
      action('confirm_tour', ['tour_state', ['scheduled'], 'confirmed'], {
        needs: [present('guide'), count('galleries', '>=', 1), when('minutes_long', '<=', 120)],
        does: [put('guests_booked', 0)],
      }),
      action('start_walking', ['tour_state', ['confirmed'], 'walking'], {
        needs: [when('guests_booked', '<=', its('guests_allowed')), present('starts_at')],
        does: [onEach('galleries', add('visitors_today', 1))],
      }),
      action('call_off', ['tour_state', ['scheduled', 'confirmed'], 'called_off'], {
        needs: [when('guests_booked', '<', 3), some(['galleries', 'works_hung'], '==', 0)],
        does: [clear('guide'), empty('galleries'), put('guests_booked', 0)],
      }),
    ],
  }),
  entity('AdmissionTicket', ['MuseumTicket'], {
    fields: [
      text('ticket_code', { min: 6, max: 32, required: true, later: ['barcode'] }),
      choice('ticket_state', ['reserved', 'paid', 'used'], { grows: ['refunded', 'expired'], usually: 'reserved', later: ['admission_state'] }),
      choice('tariff', ['full', 'reduced', 'family'], { grows: ['school'], usually: 'full', later: ['ticket_tariff'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 90, later: ['ticket_price_eur'] }),
      amount('donation_eur', { unit: 'EUR', min: 0, max: 500, counts: true, later: ['voluntary_extra_eur'] }),
      amount('paid_eur', { unit: 'EUR', min: 0, max: 590, later: ['total_paid_eur'] }),
      whole('people', { unit: 'people', min: 1, max: 60, usually: 1, later: ['persons_admitted'] }),
      whole('scans', { unit: 'people', min: 0, max: 60, counts: true, later: ['entries_scanned'] }),
      link('exhibition', 'Exhibition', { later: ['ticket_for'] }),
      link('tour', 'GuidedTour', { later: ['with_tour'] }),
      moment('valid_on', { later: ['visit_day'] }),
      flag('audio_guide', { usually: false, later: ['audio_guide_included'] }),
    ],
    actions: [
      action('pay_ticket', ['ticket_state', ['reserved'], 'paid'], {
        needs: [present('valid_on'), when('price_eur', '>=', 1)],
        does: [put('paid_eur', plus('price_eur', its('donation_eur'))), put('scans', 0)],
      }),
      action('admit', ['ticket_state', ['paid'], 'used'], {
        needs: [when('scans', '<', its('people')), present('exhibition')],
        does: [add('scans', 1), onLink('exhibition', add('visitors', 1)), onLink('tour', add('guests_booked', 1))],
      }),
    ],
  }),
  entity('Benefactor', ['MuseumPatron'], {
    fields: [
      text('benefactor_name', { min: 2, max: 100, required: true, later: ['donor_name'] }),
      choice('pledge_state', ['approached', 'pledged', 'honoured'], { grows: ['withdrawn'], usually: 'approached', later: ['giving_state'] }),
      amount('pledged_eur', { unit: 'EUR', min: 0, max: 900000, later: ['promised_eur'] }),
      amount('received_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['donated_eur'] }),
      amount('missing_eur', { unit: 'EUR', min: -900000, max: 900000, later: ['pledge_gap_eur'] }),
      whole('letters_sent', { unit: 'letters', min: 0, max: 200, counts: true, later: ['appeals_sent'] }),
      links('works_given', 'Artwork', { later: ['donated_works'] }),
      link('contact', 'Employee', { later: ['relationship_keeper'] }),
      flag('name_on_wall', { usually: true, later: ['publicly_thanked'] }),
      moment('last_met_at', { later: ['last_meeting_at'] }),
    ],
    actions: [
      action('accept_pledge', ['pledge_state', ['approached'], 'pledged'], {
        needs: [when('pledged_eur', '>=', 500), present('contact'), when('letters_sent', '>=', 1)],
        does: [put('missing_eur', minus('pledged_eur', its('received_eur')))],
      }),
      action('honour_pledge', ['pledge_state', ['pledged'], 'honoured'], {
        needs: [when('received_eur', '>=', its('pledged_eur')), count('works_given', '<=', 10)],
        does: [put('name_on_wall', true), put('missing_eur', 0), put('pledged_eur', its('received_eur'))],
      }),
      action('withdraw_pledge', ['pledge_state', ['pledged'], 'withdrawn'], {
        needs: [when('received_eur', '==', 0), present('last_met_at')],
        does: [put('name_on_wall', false), put('pledged_eur', 0), add('letters_sent', 1)],
      }),
    ],
  }),
  entity('StorageCrate', ['ArtCrate'], {
    fields: [
      text('crate_label', { min: 1, max: 16, required: true, later: ['crate_mark'] }),
      choice('crate_state', ['empty_crate', 'packed', 'sealed_shut'], { grows: ['damaged'], usually: 'empty_crate', later: ['packing_state'] }),
      links('contents', 'Artwork', { later: ['packed_works'] }),
      amount('inner_height_cm', { unit: 'cm', min: 5, max: 1200, later: ['usable_height_cm'] }),
      amount('padding_cm', { unit: 'cm', min: 0, max: 40, later: ['foam_cm'] }),
      amount('gross_kg', { unit: 'kg', min: 0, max: 2000, counts: true, later: ['gross_weight_kg'] }),
      whole('uses', { unit: 'uses', min: 0, max: 900, counts: true, later: ['times_packed'] }),
      flag('climate_lined', { usually: false, later: ['climate_crate'] }),
      link('loan', 'LoanAgreement', { later: ['packed_for'] }),
      link('built_by', 'Supplier', { later: ['crate_builder'] }),
      moment('sealed_at', { nullable: true, later: ['closed_at'] }),
    ],
    actions: [
      action('pack_crate', ['crate_state', ['empty_crate'], 'packed'], {
        needs: [count('contents', '>=', 1), when(times('padding_cm', 4), '<', its('inner_height_cm'))],
        does: [add('uses', 1), onLink('loan', add('crates', 1))],
      }),
      action('seal_crate', ['crate_state', ['packed'], 'sealed_shut'], {
        needs: [every(['contents', 'height_cm'], '<=', 300), present('loan'), when('climate_lined', '==', true)],
        does: [add('gross_kg', 5)],
      }),
    ],
  }),
]);
