/** A theatre: from plays and productions over rehearsals, sets and costumes to performances, tickets and theatre clubs. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const theatre = domain('theatre', 'a theatre', [
  entity('StageProduction', ['TheatreProduction'], {
    fields: [
      text('production_title', { min: 2, max: 120, required: true, later: ['playbill_title'] }),
      choice('production_state', ['planned', 'in_rehearsal', 'premiered', 'closed'], { grows: ['revived'], usually: 'planned', later: ['run_state'] }),
      link('play', 'StagePlay', { later: ['performed_play'] }),
      link('director', 'Employee', { later: ['stage_director'] }),
      links('cast', 'CastMember', { later: ['ensemble_cast'] }),
      links('sets', 'StageSet', { later: ['scenery'] }),
      moment('premiere_at', { nullable: true, later: ['opening_night_at'] }),
      whole('performances_given', { unit: 'performances', min: 0, max: 900, counts: true, later: ['shows_played'] }),
      whole('performances_planned', { unit: 'performances', min: 1, max: 900, later: ['shows_planned'] }),
      amount('budget_eur', { unit: 'EUR', min: 0, max: 900000, later: ['production_budget_eur'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['production_cost_eur'] }),
      flag('sold_abroad', { usually: false, later: ['touring_rights_sold'] }),
    ],
    actions: [
      action('begin_rehearsals', ['production_state', ['planned', 'revived'], 'in_rehearsal'], {
        needs: [present('director'), count('cast', '>=', 2), when('spent_eur', '<', its('budget_eur'))],
        does: [put('performances_given', 0), onEach('cast', put('on_call', true))],
      }),
      action('open_production', ['production_state', ['in_rehearsal'], 'premiered'], {
        needs: [present('premiere_at'), every(['sets', 'fire_proofed'], '==', true), present('play')],
        does: [add('performances_given', 1), onLink('play', add('productions', 1))],
      }),
      action('close_production', ['production_state', ['premiered'], 'closed'], {
        needs: [when('performances_given', '>=', its('performances_planned')), total(['sets', 'build_cost_eur'], '<=', 50000)],
        does: [put('sold_abroad', true), onEach('sets', put('set_state', 'in_storage')), empty('cast')],
      }),
    ],
  }),
  entity('StagePlay', ['DramaticWork'], {
    fields: [
      text('play_title', { min: 1, max: 120, required: true, later: ['work_title'] }),
      text('playwright', { min: 2, max: 90, later: ['author_name'] }),
      choice('genre', ['comedy', 'tragedy', 'musical'], { grows: ['dance', 'puppet_play'], later: ['stage_genre'] }),
      choice('rights_state', ['unclear', 'requested', 'cleared'], { grows: ['denied', 'public_domain'], usually: 'unclear', later: ['licence_state'] }),
      whole('running_min', { unit: 'min', min: 10, max: 420, later: ['running_time_min'] }),
      whole('roles', { unit: 'roles', min: 1, max: 80, later: ['role_count'] }),
      whole('productions', { unit: 'productions', min: 0, max: 60, counts: true, later: ['productions_staged'] }),
      amount('royalty_percent', { unit: 'percent', min: 0, max: 25, later: ['author_royalty_percent'] }),
      amount('royalties_paid_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['royalties_to_date_eur'] }),
      link('rights_agency', 'Supplier', { later: ['theatrical_publisher'] }),
      moment('rights_until', { nullable: true, later: ['licence_ends_at'] }),
      flag('translated', { usually: false, later: ['in_translation'] }),
    ],
    actions: [
      action('request_rights', ['rights_state', ['unclear', 'denied'], 'requested'], {
        needs: [present('rights_agency'), when('roles', '<=', 30)],
        does: [onLink('rights_agency', add('orders_placed', 1))],
      }),
      action('clear_rights', ['rights_state', ['requested'], 'cleared'], {
        needs: [when('royalty_percent', '<=', 14), present('rights_until')],
        does: [add('royalties_paid_eur', 500), put('translated', true)],
      }),
      action('lose_rights', ['rights_state', ['requested', 'cleared'], 'denied'], {
        needs: [when('productions', '==', 0)],
        does: [clear('rights_until'), put('royalty_percent', 0), clear('rights_agency')],
      }),
    ],
  }),
  entity('CastMember', ['Actor', 'Performer'], {
    fields: [
      text('stage_name', { min: 2, max: 90, required: true, later: ['credited_name'] }),
      choice('engagement', ['guest', 'permanent', 'understudy'], { grows: ['intern'], usually: 'guest', later: ['engagement_kind'] }),
      choice('cast_state', ['auditioned', 'cast', 'performing', 'released'], { grows: ['injured'], usually: 'auditioned' }),
      text('role_name', { max: 80, nullable: true, later: ['character_name'] }),
      whole('lines_to_learn', { unit: 'lines', min: 0, max: 3000, later: ['line_count'] }),
      whole('lines_known', { unit: 'lines', min: 0, max: 3000, counts: true, later: ['lines_memorized'] }),
      whole('performances', { unit: 'performances', min: 0, max: 3000, counts: true, later: ['appearances'] }),
      amount('evening_fee_eur', { unit: 'EUR', min: 0, max: 5000, later: ['fee_per_show_eur'] }),
      link('understudy', 'CastMember', { later: ['covered_by'] }),
      links('costumes', 'Costume', { later: ['wardrobe_pieces'] }),
      moment('contract_until', { nullable: true, later: ['engaged_until'] }),
      flag('on_call', { usually: false, later: ['called_to_rehearse'] }),
    ],
    actions: [
      action('cast_role', ['cast_state', ['auditioned'], 'cast'], {
        needs: [present('role_name'), present('contract_until')],
        does: [put('lines_known', 0), onLink('understudy', put('on_call', true))],
      }),
      action('go_on_stage', ['cast_state', ['cast', 'injured'], 'performing'], {
        needs: [when('lines_known', '>=', its('lines_to_learn')), every(['costumes', 'fitting_state'], '==', 'fitted'), when('on_call', '==', true)],
        does: [add('performances', 1), onEach('costumes', add('times_worn', 1))],
      }),
      action('release_from_cast', ['cast_state', ['cast', 'performing'], 'released'], {
        needs: [when('performances', '>', 20)],
        does: [clear('role_name'), clear('understudy'), empty('costumes'), put('on_call', false)],
      }),
    ],
  }),
  entity('TheatreRehearsal', ['RehearsalCall'], {
    fields: [
      link('production', 'StageProduction', { later: ['rehearsed_production'] }),
      choice('stage_of_work', ['read_through', 'blocking', 'technical'], { grows: ['dress', 'line_run'], usually: 'read_through', later: ['rehearsal_kind'] }),
      choice('call_state', ['called', 'running', 'done'], { grows: ['dropped'], usually: 'called' }),
      moment('called_at', { later: ['call_time'] }),
      whole('planned_min', { unit: 'min', min: 15, max: 600, later: ['scheduled_minutes'] }),
      whole('actual_min', { unit: 'min', min: 0, max: 720, counts: true, later: ['minutes_rehearsed'] }),
      whole('overrun_min', { unit: 'min', min: 0, max: 600, later: ['minutes_over_time'] }),
      links('called', 'CastMember', { later: ['called_cast'] }),
      link('stage_manager', 'Employee', { later: ['stage_manager_on_duty'] }),
      whole('scenes', { unit: 'scenes', min: 0, max: 60, counts: true, later: ['scenes_rehearsed'] }),
      text('director_notes', { max: 400, nullable: true, later: ['notes_from_director'] }),
      flag('with_orchestra', { usually: false, later: ['with_live_music'] }),
    ],
    actions: [
      action('start_rehearsal', ['call_state', ['called'], 'running'], {
        needs: [present('stage_manager'), some(['called', 'on_call'], '==', true)],
        does: [put('actual_min', 0), onEach('called', add('lines_known', 10))],
      }),
      action('finish_rehearsal', ['call_state', ['running'], 'done'], {
        needs: [when('actual_min', '>', its('planned_min')), present('director_notes')],
        does: [put('overrun_min', minus('actual_min', its('planned_min'))), add('scenes', 1), onLink('production', add('spent_eur', 250))],
      }),
      action('drop_rehearsal', ['call_state', ['called'], 'dropped'], {
        needs: [count('called', '<', 2), when('with_orchestra', '==', false)],
        does: [clear('director_notes'), put('scenes', 0)],
      }),
    ],
  }),
  entity('StageSet', ['SceneryPiece'], {
    fields: [
      text('set_name', { min: 2, max: 80, required: true, later: ['scenery_name'] }),
      choice('set_state', ['designed', 'in_construction', 'on_stage', 'in_storage'], { grows: ['scrapped'], usually: 'designed', later: ['scenery_state'] }),
      amount('height_m', { unit: 'm', min: 0.25, max: 20, later: ['built_height_m'] }),
      amount('portal_height_m', { unit: 'm', min: 1, max: 20, later: ['proscenium_height_m'] }),
      amount('weight_kg', { unit: 'kg', min: 0, max: 8000, counts: true, later: ['rigging_weight_kg'] }),
      amount('build_cost_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['workshop_cost_eur'] }),
      whole('carpenter_hours', { unit: 'hours', min: 0, max: 4000, counts: true, later: ['workshop_hours'] }),
      link('designer', 'Employee', { later: ['set_designer'] }),
      links('drawings', 'Document', { later: ['construction_drawings'] }),
      link('workshop', 'Site', { later: ['scene_shop'] }),
      flag('fire_proofed', { usually: false, later: ['flame_retardant'] }),
      moment('approved_at', { nullable: true, later: ['model_approved_at'] }),
    ],
    actions: [
      action('build_set', ['set_state', ['designed'], 'in_construction'], {
        needs: [count('drawings', '>=', 1), present('approved_at'), when('height_m', '<=', its('portal_height_m'))],
        does: [add('carpenter_hours', 8), onEach('drawings', put('filed', true))],
      }),
      action('put_on_stage', ['set_state', ['in_construction', 'in_storage'], 'on_stage'], {
        needs: [when('fire_proofed', '==', true), when('weight_kg', '<', 3000)],
        does: [add('build_cost_eur', 100)],
      }),
      action('scrap_set', ['set_state', ['in_storage'], 'scrapped'], {
        needs: [when(times('carpenter_hours', 2), '<', 500), present('workshop')],
        does: [put('weight_kg', 0), empty('drawings'), clear('approved_at'), onLink('workshop', add('open_defects', 1))],
      }),
    ],
  }),
  entity('Costume', ['WardrobeItem'], {
    fields: [
      text('costume_name', { min: 2, max: 80, required: true, later: ['wardrobe_label'] }),
      text('size_label', { min: 1, max: 10, later: ['garment_size'] }),
      choice('fitting_state', ['cut', 'sewn', 'fitted', 'in_cleaning'], { grows: ['worn_out'], usually: 'cut', later: ['wardrobe_state'] }),
      amount('fabric_m', { unit: 'm', min: 0, max: 60, counts: true, later: ['fabric_used_m'] }),
      amount('material_eur', { unit: 'EUR', min: 0, max: 4000, later: ['material_cost_eur'] }),
      amount('tailoring_eur', { unit: 'EUR', min: 0, max: 6000, later: ['labour_cost_eur'] }),
      amount('costume_eur', { unit: 'EUR', min: 0, max: 10000, later: ['total_cost_eur'] }),
      whole('times_worn', { unit: 'performances', min: 0, max: 2000, counts: true, later: ['wear_count'] }),
      link('tailor', 'Employee', { later: ['dressmaker'] }),
      link('dry_cleaner', 'Supplier', { later: ['cleaning_firm'] }),
      moment('fitted_at', { nullable: true, later: ['last_fitting_at'] }),
      flag('quick_change', { usually: false, later: ['made_for_quick_change'] }),
    ],
    actions: [
      action('sew', ['fitting_state', ['cut'], 'sewn'], {
        needs: [present('tailor'), when('fabric_m', '>', 0.5)],
        does: [put('costume_eur', plus('material_eur', its('tailoring_eur')))],
      }),
      action('fit_costume', ['fitting_state', ['sewn', 'in_cleaning'], 'fitted'], {
        needs: [present('fitted_at'), when('material_eur', '<=', its('tailoring_eur'))],
        does: [put('quick_change', true)],
      }),
      action('send_to_cleaning', ['fitting_state', ['fitted'], 'in_cleaning'], {
        needs: [when('times_worn', '>=', 5), present('dry_cleaner')],
        does: [onLink('dry_cleaner', add('orders_placed', 1)), put('times_worn', 0), clear('fitted_at')],
      }),
    ],
  }),
  entity('StagePerformance', ['ShowNight'], {
    fields: [
      link('production', 'StageProduction', { later: ['performed_production'] }),
      choice('show_state', ['scheduled', 'on_sale', 'played', 'cancelled'], { grows: ['sold_out'], usually: 'scheduled' }),
      link('auditorium', 'Auditorium', { later: ['playing_house'] }),
      moment('curtain_at', { nullable: true, later: ['curtain_up_at'] }),
      whole('seats_sold', { unit: 'seats', min: 0, max: 3000, counts: true, later: ['paid_seats'] }),
      whole('seats_offered', { unit: 'seats', min: 1, max: 3000, later: ['seats_on_sale'] }),
      whole('seats_unsold', { unit: 'seats', min: 0, max: 3000, later: ['empty_seats'] }),
      amount('takings_eur', { unit: 'EUR', min: 0, max: 200000, counts: true, later: ['box_office_eur'] }),
      whole('curtain_calls', { unit: 'curtain calls', min: 0, max: 40, counts: true, later: ['curtain_call_count'] }),
      links('front_of_house', 'Employee', { later: ['ushers'] }),
      flag('surtitles', { usually: false, later: ['with_surtitles'] }),
      text('incident_note', { max: 300, nullable: true, later: ['show_report'] }),
    ],
    actions: [
      action('put_on_sale', ['show_state', ['scheduled'], 'on_sale'], { needs: [present('auditorium'), present('curtain_at')], does: [put('seats_sold', 0)] }),
      action('play', ['show_state', ['on_sale', 'sold_out'], 'played'], {
        needs: [count('front_of_house', '>=', 2), when('seats_sold', '<=', its('seats_offered')), missing('incident_note')],
        does: [put('seats_unsold', minus('seats_offered', its('seats_sold'))), add('curtain_calls', 3), onLink('production', add('performances_given', 1))],
      }),
      action('cancel_show', ['show_state', ['scheduled', 'on_sale'], 'cancelled'], {
        needs: [when(times('seats_sold', 4), '<', its('seats_offered')), present('incident_note')],
        does: [put('takings_eur', 0), clear('curtain_at'), empty('front_of_house')],
      }),
    ],
  }),
  entity('Auditorium', ['PlayingHouse'], {
    fields: [
      text('house_name', { min: 2, max: 60, required: true, later: ['auditorium_name'] }),
      choice('house_state', ['dark', 'open_to_public', 'under_repair'], { grows: ['hired_out'], usually: 'dark' }),
      whole('seats', { unit: 'seats', min: 10, max: 3000, later: ['seating_capacity'] }),
      whole('seats_defective', { unit: 'seats', min: 0, max: 3000, counts: true, later: ['broken_seats'] }),
      amount('stage_width_m', { unit: 'm', min: 2, max: 40, later: ['playing_width_m'] }),
      whole('lighting_channels', { unit: 'channels', min: 0, max: 2000, later: ['dimmer_channels'] }),
      whole('evacuation_min', { unit: 'min', min: 0, max: 30, later: ['evacuation_minutes'] }),
      link('building', 'Site', { later: ['theatre_building'] }),
      links('fire_checks', 'Inspection', { later: ['fire_inspections'] }),
      moment('iron_curtain_tested_at', { nullable: true, later: ['safety_curtain_tested_at'] }),
      flag('induction_loop', { usually: false, later: ['hearing_loop'] }),
    ],
    actions: [
      action('open_house', ['house_state', ['dark', 'under_repair'], 'open_to_public'], {
        needs: [present('iron_curtain_tested_at'), every(['fire_checks', 'inspection_state'], '==', 'passed'), when('seats_defective', '<', its('seats'))],
        does: [put('seats_defective', 0), onLink('building', put('insured', true))],
      }),
      action('close_for_repair', ['house_state', ['open_to_public', 'dark'], 'under_repair'], {
        needs: [total(['fire_checks', 'defects_found'], '>=', 3), when('evacuation_min', '>', 8)],
        does: [onEach('fire_checks', add('defects_found', -1)), clear('iron_curtain_tested_at'), put('induction_loop', false)],
      }),
    ],
  }),
  entity('TheatreTicket', ['BoxOfficeTicket'], {
    fields: [
      text('ticket_code', { min: 6, max: 24, required: true, later: ['ticket_barcode'] }),
      choice('ticket_state', ['reserved', 'paid', 'scanned', 'returned'], { grows: ['resold'], usually: 'reserved', later: ['admission_state'] }),
      choice('price_band', ['stalls', 'circle', 'gallery'], { grows: ['box_seat', 'standing'], later: ['price_category'] }),
      link('performance', 'StagePerformance', { later: ['show_night'] }),
      text('seat_number', { min: 1, max: 10, nullable: true, later: ['seat_label'] }),
      amount('face_value_eur', { unit: 'EUR', min: 0, max: 400, counts: true, later: ['list_price_eur'] }),
      amount('paid_eur', { unit: 'EUR', min: 0, max: 400, counts: true, later: ['price_paid_eur'] }),
      whole('scans', { unit: 'scans', min: 0, max: 20, counts: true, later: ['scan_attempts'] }),
      link('payment', 'Payment', { later: ['card_payment'] }),
      link('club', 'TheatreClub', { later: ['bought_through_club'] }),
      moment('reserved_until', { nullable: true, later: ['reservation_expires_at'] }),
      flag('concession', { usually: false, later: ['reduced_price'] }),
    ],
    actions: [
      action('pay_ticket', ['ticket_state', ['reserved', 'resold'], 'paid'], {
        needs: [present('payment'), when('paid_eur', '<=', its('face_value_eur')), present('seat_number')],
        does: [onLink('performance', add('seats_sold', 1)), clear('reserved_until')],
      }),
      action('scan_ticket', ['ticket_state', ['paid'], 'scanned'], { needs: [when('scans', '<', 1), present('performance')], does: [add('scans', 1)] }),
      action('return_ticket', ['ticket_state', ['paid', 'reserved'], 'returned'], {
        needs: [when('price_band', '!=', 'gallery')],
        does: [put('paid_eur', 0), onLink('performance', add('seats_sold', -1)), onLink('club', add('tickets_bought', -1)), clear('seat_number')],
      }),
    ],
  }),
  entity('TheatreClub', ['FriendsCircle'], {
    fields: [
      text('club_name', { min: 2, max: 80, required: true, later: ['circle_name'] }),
      choice('club_state', ['forming', 'active', 'dormant'], { grows: ['merged'], usually: 'forming', later: ['membership_state'] }),
      whole('members', { unit: 'people', min: 0, max: 20000, counts: true, later: ['member_count'] }),
      whole('tickets_bought', { unit: 'tickets', min: 0, max: 90000, counts: true, later: ['tickets_this_season'] }),
      whole('tickets_pledged', { unit: 'tickets', min: 0, max: 90000, later: ['ticket_commitment'] }),
      amount('donations_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['donations_this_season_eur'] }),
      amount('discount_percent', { unit: 'percent', min: 0, max: 50, later: ['member_discount_percent'] }),
      link('contact', 'ContactPerson', { later: ['club_chair'] }),
      links('favourite_productions', 'StageProduction', { later: ['sponsored_productions'] }),
      moment('founded_at', { after: 1900, later: ['established_at'] }),
      flag('backstage_tours', { usually: false, later: ['entitled_to_backstage_tours'] }),
    ],
    actions: [
      action('activate_club', ['club_state', ['forming', 'dormant'], 'active'], {
        needs: [present('contact'), when('members', '>=', 20), some(['favourite_productions', 'production_state'], '==', 'premiered')],
        does: [put('tickets_bought', 0), onLink('contact', add('meetings_held', 1))],
      }),
      action('let_sleep', ['club_state', ['active'], 'dormant'], {
        needs: [when('tickets_bought', '<', its('tickets_pledged')), when('discount_percent', '>', 10)],
        does: [put('discount_percent', 0), put('backstage_tours', false), empty('favourite_productions')],
      }),
    ],
  }),
]);
