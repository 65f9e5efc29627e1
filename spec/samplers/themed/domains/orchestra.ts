/** A symphony orchestra: from musicians and scores over rehearsals and concerts to tours, tickets and subscriptions. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const orchestra = domain('orchestra', 'a symphony orchestra', [
  entity('Musician', ['OrchestraMusician'], {
    fields: [
      text('stage_name', { min: 2, max: 90, required: true, later: ['programme_name'] }),
      choice('chair', ['tutti', 'assistant_principal', 'principal', 'concertmaster'], { grows: ['substitute'], usually: 'tutti', later: ['chair_rank'] }),
      choice('contract_stage', ['auditioned', 'trial_year', 'tenured', 'retired'], { grows: ['on_sabbatical'], usually: 'auditioned', later: ['tenure_state'] }),
      link('section', 'OrchestraSection', { later: ['home_section'] }),
      link('plays_on', 'Instrument', { later: ['house_instrument'] }),
      whole('services_played', { unit: 'services', min: 0, max: 400, counts: true, later: ['services_this_season'] }),
      whole('services_owed', { unit: 'services', min: 0, max: 400, later: ['contracted_services'] }),
      amount('monthly_salary_eur', { unit: 'EUR', min: 0, max: 12000, counts: true, later: ['base_salary_eur'] }),
      amount('audition_score', { unit: 'points', min: 0, max: 25, later: ['jury_score'] }),
      moment('joined_at', { after: 1980, later: ['member_since'] }),
      flag('soloist', { usually: false, later: ['plays_solos'] }),
    ],
    actions: [
      action('begin_trial_year', ['contract_stage', ['auditioned'], 'trial_year'], {
        needs: [when('audition_score', '>=', 18), present('section')],
        does: [put('services_played', 0), onLink('section', add('chairs_filled', 1))],
      }),
      action('grant_tenure', ['contract_stage', ['trial_year', 'on_sabbatical'], 'tenured'], {
        needs: [when('services_played', '>=', its('services_owed')), present('plays_on')],
        does: [add('monthly_salary_eur', 250), onLink('plays_on', put('on_loan', true))],
      }),
      action('retire', ['contract_stage', ['tenured', 'on_sabbatical'], 'retired'], {
        needs: [when('chair', '!=', 'concertmaster')],
        does: [onLink('section', add('chairs_filled', -1)), clear('plays_on'), put('services_owed', 0)],
      }),
    ],
  }),
  entity('OrchestraSection', ['InstrumentSection'], {
    fields: [
      text('section_name', { min: 3, max: 40, required: true, later: ['section_title'] }),
      choice('family', ['strings', 'woodwinds', 'brass', 'percussion'], { grows: ['keyboards', 'harps'], later: ['instrument_family'] }),
      choice('strength', ['understaffed', 'complete', 'reinforced'], { grows: ['resting'], usually: 'understaffed', later: ['staffing'] }),
      whole('chairs', { unit: 'chairs', min: 1, max: 40, later: ['chair_count'] }),
      whole('chairs_filled', { unit: 'chairs', min: 0, max: 40, counts: true, later: ['occupied_chairs'] }),
      whole('chairs_vacant', { unit: 'chairs', min: 0, max: 40, later: ['open_chairs'] }),
      link('section_leader', 'Musician', { later: ['principal_player'] }),
      links('substitutes', 'Musician', { later: ['substitute_pool'] }),
      amount('sectional_hours', { unit: 'hours', min: 0, max: 300, counts: true, later: ['sectional_rehearsal_hours'] }),
      flag('seating_rotates', { usually: false, later: ['rotating_seating'] }),
    ],
    actions: [
      action('declare_complete', ['strength', ['understaffed'], 'complete'], {
        needs: [when('chairs_filled', '>=', its('chairs')), present('section_leader')],
        does: [empty('substitutes')],
      }),
      action('call_substitutes', ['strength', ['understaffed', 'complete'], 'reinforced'], {
        needs: [some(['substitutes', 'contract_stage'], '==', 'tenured'), when('chairs_filled', '<', its('chairs'))],
        does: [put('chairs_vacant', minus('chairs', its('chairs_filled'))), onEach('substitutes', add('services_played', 1))],
      }),
    ],
  }),
  entity('Instrument', ['HouseInstrument'], {
    fields: [
      text('maker', { min: 2, max: 80, later: ['luthier'] }),
      text('instrument_kind', { min: 3, max: 40, required: true, later: ['instrument_name'] }),
      whole('built_in', { unit: 'year', min: 1600, max: 2030, later: ['year_built'] }),
      amount('insured_value_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['appraised_value_eur'] }),
      amount('repair_cost_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['restoration_cost_eur'] }),
      choice('care_state', ['playable', 'needs_setup', 'at_luthier', 'museum_piece'], { grows: ['stolen'], usually: 'playable', later: ['instrument_condition'] }),
      whole('setups_done', { unit: 'setups', min: 0, max: 200, counts: true, later: ['setup_count'] }),
      flag('on_loan', { usually: false, later: ['lent_out'] }),
      link('workshop', 'Supplier', { later: ['luthier_workshop'] }),
      moment('last_setup_at', { nullable: true, later: ['serviced_at'] }),
    ],
    actions: [
      action('send_to_luthier', ['care_state', ['needs_setup', 'playable'], 'at_luthier'], {
        needs: [present('workshop'), when('on_loan', '==', false)],
        does: [add('setups_done', 1)],
      }),
      action('take_back', ['care_state', ['at_luthier'], 'playable'], {
        needs: [when(times('repair_cost_eur', 3), '<=', its('insured_value_eur')), present('last_setup_at')],
        does: [put('insured_value_eur', plus('insured_value_eur', its('repair_cost_eur')))],
      }),
      action('retire_to_museum', ['care_state', ['playable', 'needs_setup'], 'museum_piece'], {
        needs: [when('built_in', '<', 1850)],
        does: [put('on_loan', false), clear('workshop')],
      }),
    ],
  }),
  entity('MusicalWork', ['RepertoireWork', 'Composition'], {
    fields: [
      text('work_title', { min: 2, max: 140, required: true, later: ['composition_title'] }),
      text('composer', { min: 2, max: 90, later: ['composer_name'] }),
      amount('duration_min', { unit: 'min', min: 1, max: 200, later: ['performance_minutes'] }),
      whole('players_needed', { unit: 'people', min: 1, max: 140, later: ['required_players'] }),
      whole('times_performed', { unit: 'performances', min: 0, max: 900, counts: true, later: ['performance_count'] }),
      choice('material_state', ['not_available', 'rented', 'owned'], { grows: ['in_revision'], usually: 'not_available', later: ['sheet_music_state'] }),
      amount('rental_fee_eur', { unit: 'EUR', min: 0, max: 6000, counts: true, later: ['hire_fee_eur'] }),
      link('publisher', 'Supplier', { later: ['music_publisher'] }),
      flag('in_copyright', { usually: false, later: ['protected_by_copyright'] }),
      flag('needs_choir', { usually: false, later: ['with_choir'] }),
      text('edition_remark', { max: 160, nullable: true, later: ['critical_edition'] }),
    ],
    actions: [
      action('rent_material', ['material_state', ['not_available', 'in_revision'], 'rented'], {
        needs: [present('publisher'), when('rental_fee_eur', '<=', 2500)],
        does: [clear('edition_remark')],
      }),
      action('buy_material', ['material_state', ['not_available', 'rented'], 'owned'], {
        needs: [when('in_copyright', '==', false), when('times_performed', '>=', 3)],
        does: [put('rental_fee_eur', 0), onLink('publisher', add('orders_placed', 1))],
      }),
    ],
  }),
  entity('Conductor', ['GuestConductor'], {
    fields: [
      text('conductor_name', { min: 2, max: 90, required: true, later: ['maestro_name'] }),
      choice('engagement', ['invited', 'engaged', 'resident', 'parted'], { grows: ['laureate'], usually: 'invited', later: ['engagement_state'] }),
      amount('evening_fee_eur', { unit: 'EUR', min: 0, max: 80000, later: ['fee_per_concert_eur'] }),
      amount('fees_paid_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['fees_to_date_eur'] }),
      whole('concerts_led', { unit: 'concerts', min: 0, max: 900, counts: true, later: ['concerts_conducted'] }),
      whole('orchestra_rating', { unit: 'points', min: 0, max: 10, later: ['musicians_vote'] }),
      links('repertoire', 'MusicalWork', { later: ['signature_works'] }),
      link('agency', 'PartnerCompany', { later: ['artist_agency'] }),
      moment('first_appearance_at', { nullable: true, later: ['debut_at'] }),
      flag('gives_masterclasses', { usually: false, later: ['teaches_masterclasses'] }),
    ],
    actions: [
      action('engage', ['engagement', ['invited', 'parted'], 'engaged'], {
        needs: [present('agency'), count('repertoire', '>=', 3)],
        does: [onLink('agency', add('referrals', 1))],
      }),
      action('make_resident', ['engagement', ['engaged'], 'resident'], {
        needs: [when('orchestra_rating', '>=', 8), present('first_appearance_at'), when('evening_fee_eur', '<=', 20000)],
        does: [put('gives_masterclasses', true), onEach('repertoire', add('times_performed', 1))],
      }),
      action('part_with_conductor', ['engagement', ['engaged', 'resident'], 'parted'], {
        needs: [when('orchestra_rating', '<', 4)],
        does: [empty('repertoire'), put('evening_fee_eur', 0)],
      }),
    ],
  }),
  entity('OrchestraRehearsal', ['Rehearsal'], {
    fields: [
      text('rehearsal_call', { min: 3, max: 80, later: ['call_sheet_title'] }),
      choice('rehearsal_state', ['called', 'in_session', 'concluded'], { grows: ['cancelled'], usually: 'called' }),
      moment('called_at', { later: ['call_time'] }),
      amount('planned_min', { unit: 'min', min: 30, max: 360, later: ['scheduled_minutes'] }),
      amount('played_min', { unit: 'min', min: 0, max: 480, counts: true, later: ['actual_minutes'] }),
      amount('overtime_min', { unit: 'min', min: 0, max: 240, later: ['overtime_minutes'] }),
      links('called_players', 'Musician', { later: ['called_musicians'] }),
      links('works', 'MusicalWork', { later: ['rehearsed_works'] }),
      link('led_by', 'Conductor', { later: ['rehearsal_conductor'] }),
      whole('absentees', { unit: 'people', min: 0, max: 60, counts: true, later: ['missing_players'] }),
      flag('dress_rehearsal', { usually: false, later: ['general_rehearsal'] }),
    ],
    actions: [
      action('start_session', ['rehearsal_state', ['called'], 'in_session'], {
        needs: [count('called_players', '>=', 2), every(['works', 'material_state'], '!=', 'not_available'), when('absentees', '<', 10)],
        does: [put('played_min', 0)],
      }),
      action('conclude_session', ['rehearsal_state', ['in_session'], 'concluded'], {
        needs: [when('played_min', '>', its('planned_min')), present('led_by')],
        does: [put('overtime_min', minus('played_min', its('planned_min'))), onEach('called_players', add('services_played', 1))],
      }),
    ],
  }),
  entity('Concert', ['SymphonyConcert'], {
    fields: [
      text('programme_title', { min: 3, max: 120, required: true, later: ['concert_title'] }),
      choice('concert_state', ['planned', 'on_sale', 'performed', 'cancelled'], { grows: ['sold_out'], usually: 'planned' }),
      moment('begins_at', { later: ['curtain_at'] }),
      links('programme', 'MusicalWork', { later: ['concert_programme'] }),
      link('conducted_by', 'Conductor', { later: ['conductor'] }),
      link('hall', 'ConcertHall', { later: ['venue'] }),
      whole('tickets_sold', { unit: 'tickets', min: 0, max: 4000, counts: true, later: ['paid_admissions'] }),
      whole('tickets_released', { unit: 'tickets', min: 0, max: 4000, later: ['house_size'] }),
      amount('box_office_eur', { unit: 'EUR', min: 0, max: 300000, counts: true, later: ['ticket_revenue_eur'] }),
      amount('production_cost_eur', { unit: 'EUR', min: 0, max: 300000, counts: true, later: ['concert_cost_eur'] }),
      amount('surplus_eur', { unit: 'EUR', min: -300000, max: 300000, later: ['net_result_eur'] }),
      flag('live_broadcast', { usually: false, later: ['broadcast_on_radio'] }),
    ],
    actions: [
      action('open_sales', ['concert_state', ['planned'], 'on_sale'], {
        needs: [present('hall'), total(['programme', 'duration_min'], '<=', 150), when('tickets_released', '>', 0)],
        does: [put('tickets_sold', 0)],
      }),
      action('perform', ['concert_state', ['on_sale', 'sold_out'], 'performed'], {
        needs: [present('conducted_by'), every(['programme', 'players_needed'], '<=', 110), when('tickets_sold', '<=', its('tickets_released'))],
        does: [
          put('surplus_eur', minus('box_office_eur', its('production_cost_eur'))),
          onLink('conducted_by', add('concerts_led', 1)),
          onEach('programme', add('times_performed', 1)),
        ],
      }),
      action('cancel_concert', ['concert_state', ['planned', 'on_sale'], 'cancelled'], {
        needs: [when(times('tickets_sold', 5), '<', its('tickets_released'))],
        does: [put('live_broadcast', false), put('box_office_eur', 0), clear('conducted_by'), empty('programme')],
      }),
    ],
  }),
  entity('ConcertHall', ['ConcertVenue'], {
    fields: [
      text('hall_name', { min: 2, max: 80, required: true, later: ['venue_name'] }),
      whole('seats', { unit: 'seats', min: 50, max: 4000, later: ['seating_capacity'] }),
      whole('seats_blocked', { unit: 'seats', min: 0, max: 1000, counts: true, later: ['unsaleable_seats'] }),
      amount('reverb_seconds', { unit: 's', min: 0, max: 12, later: ['reverberation_time_s'] }),
      amount('evening_rent_eur', { unit: 'EUR', min: 0, max: 40000, counts: true, later: ['hall_rent_eur'] }),
      choice('hall_state', ['surveyed', 'rented', 'under_renovation'], { grows: ['given_up'], usually: 'surveyed' }),
      link('building', 'Site', { later: ['hall_site'] }),
      links('resident_ensembles', 'ChamberGroup', { later: ['in_house_ensembles'] }),
      moment('tuned_at', { later: ['piano_tuned_at'] }),
      flag('has_organ', { usually: false, later: ['pipe_organ_installed'] }),
    ],
    actions: [
      action('rent_hall', ['hall_state', ['surveyed'], 'rented'], {
        needs: [when('reverb_seconds', '<=', 3), when('seats_blocked', '<', its('seats')), present('building')],
        does: [onEach('resident_ensembles', put('rehearses_here', true))],
      }),
      action('begin_renovation', ['hall_state', ['rented', 'surveyed'], 'under_renovation'], {
        needs: [when('seats_blocked', '>=', 20)],
        does: [empty('resident_ensembles'), put('evening_rent_eur', 0), onLink('building', add('open_defects', 1))],
      }),
    ],
  }),
  entity('ChamberGroup', ['ChamberEnsemble'], {
    fields: [
      text('ensemble_name', { min: 3, max: 80, required: true, later: ['group_name'] }),
      choice('group_state', ['founded', 'touring', 'dissolved'], { grows: ['reunited'], usually: 'founded', later: ['ensemble_state'] }),
      links('players', 'Musician', { later: ['ensemble_members'] }),
      links('standard_works', 'MusicalWork', { later: ['chamber_repertoire'] }),
      whole('recitals', { unit: 'concerts', min: 0, max: 500, counts: true, later: ['recitals_given'] }),
      amount('recital_fee_eur', { unit: 'EUR', min: 0, max: 20000, later: ['fee_per_recital_eur'] }),
      amount('shared_income_eur', { unit: 'EUR', min: 0, max: 200000, counts: true, later: ['group_income_eur'] }),
      flag('rehearses_here', { usually: false, later: ['uses_our_rooms'] }),
      moment('founded_at', { after: 1950, later: ['formed_at'] }),
      link('mentor', 'Conductor', { later: ['artistic_mentor'] }),
    ],
    actions: [
      action('go_touring', ['group_state', ['founded', 'reunited'], 'touring'], {
        needs: [count('players', '>=', 2), some(['standard_works', 'duration_min'], '<=', 45), when('recital_fee_eur', '>=', 500)],
        does: [add('recitals', 1), onEach('players', put('soloist', true))],
      }),
      action('dissolve_group', ['group_state', ['founded', 'touring'], 'dissolved'], {
        needs: [when('rehearses_here', '==', false), total(['players', 'services_played'], '>=', 200)],
        does: [empty('players'), clear('mentor')],
      }),
    ],
  }),
  entity('ConcertTour', ['OrchestraTour'], {
    fields: [
      text('tour_title', { min: 3, max: 100, required: true, later: ['tour_name'] }),
      choice('tour_state', ['sketched', 'contracted', 'on_the_road', 'settled'], { grows: ['called_off'], usually: 'sketched' }),
      links('concerts', 'Concert', { later: ['tour_concerts'] }),
      whole('travellers', { unit: 'people', min: 1, max: 180, later: ['tour_party_size'] }),
      amount('freight_kg', { unit: 'kg', min: 0, max: 12000, counts: true, later: ['instrument_freight_kg'] }),
      amount('guarantee_eur', { unit: 'EUR', min: 0, max: 900000, later: ['promoter_guarantee_eur'] }),
      amount('travel_cost_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['tour_cost_eur'] }),
      link('tour_manager', 'Employee', { later: ['tour_director'] }),
      link('cover', 'InsurancePolicy', { later: ['tour_insurance'] }),
      moment('leaves_at', { nullable: true, later: ['departure_at'] }),
      flag('visas_granted', { usually: false, later: ['all_visas_granted'] }),
    ],
    actions: [
      action('sign_tour', ['tour_state', ['sketched'], 'contracted'], {
        needs: [count('concerts', '>=', 3), when('travel_cost_eur', '<', its('guarantee_eur')), present('tour_manager')],
        does: [onLink('tour_manager', add('tasks_completed', 1))],
      }),
      action('set_off', ['tour_state', ['contracted'], 'on_the_road'], {
        needs: [when('visas_granted', '==', true), present('cover'), present('leaves_at')],
        does: [onEach('concerts', add('production_cost_eur', 500)), add('freight_kg', 200)],
      }),
      action('settle_tour', ['tour_state', ['on_the_road'], 'settled'], {
        needs: [every(['concerts', 'concert_state'], '==', 'performed')],
        does: [clear('leaves_at'), put('visas_granted', false)],
      }),
    ],
  }),
  entity('ConcertSubscription', ['SeasonTicket'], {
    fields: [
      text('subscriber_name', { min: 2, max: 90, required: true, later: ['season_ticket_holder'] }),
      choice('season_state', ['reserved', 'active', 'lapsed'], { grows: ['passed_on'], usually: 'reserved', later: ['subscription_state'] }),
      links('chosen_concerts', 'Concert', { later: ['series_concerts'] }),
      whole('seats_booked', { unit: 'seats', min: 1, max: 12, later: ['seat_count'] }),
      whole('seasons_held', { unit: 'seasons', min: 0, max: 70, counts: true, later: ['years_of_loyalty'] }),
      amount('season_price_eur', { unit: 'EUR', min: 0, max: 3000, counts: true, later: ['subscription_price_eur'] }),
      amount('loyalty_discount_eur', { unit: 'EUR', min: 0, max: 1500, later: ['loyalty_rebate_eur'] }),
      text('seat_block', { min: 1, max: 12, later: ['row_and_block'] }),
      link('invoice', 'Invoice', { later: ['season_invoice'] }),
      flag('student_rate', { usually: false, later: ['reduced_rate'] }),
    ],
    actions: [
      action('activate_subscription', ['season_state', ['reserved', 'passed_on'], 'active'], {
        needs: [count('chosen_concerts', '>', 3), when('loyalty_discount_eur', '<=', its('season_price_eur')), present('invoice')],
        does: [add('seasons_held', 1), onEach('chosen_concerts', add('tickets_sold', 1)), onLink('invoice', put('overdue', false))],
      }),
      action('let_subscription_lapse', ['season_state', ['active'], 'lapsed'], {
        needs: [missing('invoice'), when('student_rate', '==', false)],
        does: [put('seasons_held', 0), empty('chosen_concerts')],
      }),
    ],
  }),
]);
