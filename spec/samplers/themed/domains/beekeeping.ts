/** A beekeeping business: from apiaries, hives and queens over hive checks and treatments to honey harvests, jars and pollination jobs. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const beekeeping = domain('beekeeping', 'a beekeeping business', [
  entity('Apiary', ['BeeYard'], {
    fields: [
      text('apiary_name', { min: 2, max: 60, required: true, later: ['yard_name'] }),
      choice('season_state', ['wintering', 'building_up', 'in_flow', 'closing_down'], { grows: ['quarantined'], usually: 'wintering', later: ['colony_season'] }),
      whole('hive_count', { unit: 'hives', min: 0, max: 300, counts: true, later: ['colonies_on_site'] }),
      whole('hive_limit', { unit: 'hives', min: 1, max: 300, usually: 30, later: ['stocking_limit'] }),
      amount('forage_km', { unit: 'km', min: 0, max: 10, later: ['forage_radius_km'] }),
      flag('fenced', { usually: false, later: ['electric_fence'] }),
      flag('water_nearby', { usually: true, later: ['water_source'] }),
      link('landowner', 'Supplier', { later: ['ground_owner'] }),
      link('keeper', 'Employee', { later: ['responsible_keeper'] }),
      links('hives', 'Hive', { later: ['stocked_hives'] }),
      moment('last_round_at', { later: ['last_visited_at'] }),
    ],
    actions: [
      action('open_season', ['season_state', ['wintering'], 'building_up'], {
        needs: [count('hives', '>=', 1), present('keeper'), when('water_nearby', '==', true)],
        does: [onEach('hives', add('feed_kg', 2.5)), put('hive_count', 0)],
      }),
      action('start_flow', ['season_state', ['building_up'], 'in_flow'], {
        needs: [some(['hives', 'brood_frames'], '>=', 6), when('hive_count', '<=', its('hive_limit'))],
        does: [onEach('hives', add('supers_on', 1))],
      }),
      action('quarantine_yard', ['season_state', ['building_up', 'in_flow'], 'quarantined'], {
        needs: [some(['hives', 'mite_count'], '>', 60), present('last_round_at')],
        does: [onEach('hives', put('for_sale', false)), put('fenced', true)],
      }),
      action('put_to_bed', ['season_state', ['in_flow'], 'closing_down'], {
        needs: [every(['hives', 'supers_on'], '==', 0), when('forage_km', '<', 6)],
        does: [onEach('hives', add('feed_kg', 5))],
      }),
    ],
  }),
  entity('Hive', ['BeeColony'], {
    fields: [
      text('hive_mark', { min: 1, max: 20, required: true, later: ['hive_number'] }),
      choice('strength', ['weak', 'steady', 'strong'], { grows: ['swarming', 'dead'], usually: 'steady', later: ['colony_strength'] }),
      link('apiary', 'Apiary', { later: ['stands_in'] }),
      link('queen', 'QueenBee', { later: ['laying_queen'] }),
      whole('brood_frames', { unit: 'frames', min: 0, max: 30, counts: true, later: ['frames_of_brood'] }),
      whole('empty_frames', { unit: 'frames', min: 0, max: 30, counts: true, later: ['drawn_frames'] }),
      whole('supers_on', { unit: 'supers', min: 0, max: 8, counts: true, later: ['honey_supers'] }),
      whole('mite_count', { unit: 'mites', min: 0, max: 400, counts: true, later: ['varroa_count'] }),
      amount('feed_kg', { unit: 'kg', min: 0, max: 40, counts: true, later: ['sugar_fed_kg'] }),
      amount('stores_kg', { unit: 'kg', min: 0, max: 60, counts: true, later: ['winter_stores_kg'] }),
      choice('hive_type', ['langstroth', 'dadant', 'zander'], { grows: ['top_bar'], usually: 'zander', later: ['box_type'] }),
      flag('for_sale', { usually: false, later: ['offered_for_sale'] }),
    ],
    actions: [
      action('build_up', ['strength', ['weak'], 'steady'], {
        needs: [present('queen'), when('brood_frames', '>=', 3)],
        does: [add('feed_kg', 1.5), onLink('queen', add('colonies_led', 1))],
      }),
      action('reach_full_strength', ['strength', ['steady'], 'strong'], {
        needs: [when('brood_frames', '>', its('empty_frames')), when('mite_count', '<', 40)],
        does: [add('supers_on', 1), onLink('apiary', add('hive_count', 1))],
      }),
      action('prepare_swarming', ['strength', ['strong'], 'swarming'], {
        needs: [when('brood_frames', '>=', 12), when('supers_on', '<=', 2), when('hive_type', '!=', 'top_bar')],
        does: [put('for_sale', false), clear('queen')],
      }),
      action('write_off_colony', ['strength', ['weak', 'swarming'], 'dead'], {
        needs: [when('stores_kg', '<', its('feed_kg')), present('apiary')],
        does: [onLink('apiary', add('hive_count', -1)), clear('queen'), put('brood_frames', 0)],
      }),
    ],
  }),
  entity('QueenBee', ['BreedingQueen'], {
    fields: [
      text('ring_code', { min: 1, max: 12, required: true, later: ['queen_marking'] }),
      choice('queen_state', ['hatched', 'mated', 'laying'], { grows: ['superseded', 'lost'], usually: 'hatched', later: ['queen_status'] }),
      choice('breed', ['carnica', 'buckfast', 'ligustica'], { grows: ['mellifera'], usually: 'carnica', later: ['subspecies'] }),
      whole('hatched_year', { unit: 'years', min: 2015, max: 2040, later: ['birth_year'] }),
      whole('colonies_led', { unit: 'colonies', min: 0, max: 20, counts: true, later: ['colonies_headed'] }),
      whole('eggs_per_day', { unit: 'eggs', min: 0, max: 3000, later: ['daily_eggs'] }),
      whole('expected_eggs_per_day', { unit: 'eggs', min: 0, max: 3000, later: ['target_daily_eggs'] }),
      whole('temper_points', { unit: 'points', min: 1, max: 5, later: ['gentleness_points'] }),
      link('mother', 'QueenBee', { later: ['dam'] }),
      link('breeder', 'Supplier', { later: ['bred_by'] }),
      moment('mated_at', { later: ['mating_flight_at'] }),
    ],
    actions: [
      action('record_mating', ['queen_state', ['hatched'], 'mated'], {
        needs: [present('mated_at'), when('breed', '!=', 'mellifera')],
        does: [put('colonies_led', 0), onLink('mother', add('colonies_led', 1))],
      }),
      action('start_laying', ['queen_state', ['mated'], 'laying'], {
        needs: [when('eggs_per_day', '>=', 200), present('breeder')],
        does: [put('expected_eggs_per_day', its('eggs_per_day'))],
      }),
      action('supersede', ['queen_state', ['laying'], 'superseded'], {
        needs: [when(times('eggs_per_day', 2), '<', its('expected_eggs_per_day')), when('temper_points', '<=', 3)],
        does: [put('eggs_per_day', 0), clear('mother')],
      }),
    ],
  }),
  entity('HiveCheck', ['ColonyCheck'], {
    fields: [
      text('check_code', { min: 2, max: 16, later: ['visit_code'] }),
      choice('check_state', ['due', 'done', 'signed_off'], { grows: ['skipped'], usually: 'due', later: ['visit_state'] }),
      link('hive', 'Hive', { later: ['checked_hive'] }),
      link('checked_by', 'Employee', { later: ['beekeeper'] }),
      whole('brood_seen', { unit: 'frames', min: 0, max: 30, later: ['brood_frames_seen'] }),
      whole('queen_cells', { unit: 'cells', min: 0, max: 60, counts: true, later: ['swarm_cells'] }),
      whole('mites_counted', { unit: 'mites', min: 0, max: 400, counts: true, later: ['mite_drop'] }),
      whole('calm_points', { unit: 'points', min: 1, max: 5, later: ['temper_seen'] }),
      flag('queen_seen', { usually: true, later: ['queen_spotted'] }),
      flag('eggs_seen', { usually: true, later: ['fresh_eggs'] }),
      moment('checked_at', { later: ['opened_at'] }),
      text('weather', { max: 80, nullable: true, later: ['weather_remark'] }),
    ],
    actions: [
      action('finish_check', ['check_state', ['due'], 'done'], {
        needs: [present('hive'), present('checked_at'), when('calm_points', '>=', 2)],
        does: [onLink('hive', put('brood_frames', its('brood_seen'))), onLink('hive', put('mite_count', its('mites_counted')))],
      }),
      action('sign_off_check', ['check_state', ['done'], 'signed_off'], {
        needs: [present('checked_by'), when('queen_seen', '==', its('eggs_seen'))],
        does: [put('queen_cells', 0)],
      }),
      action('skip_check', ['check_state', ['due'], 'skipped'], {
        needs: [when('weather', '!=', 'sunny'), when('queen_cells', '<', 5)],
        does: [put('queen_seen', false), clear('checked_at')],
      }),
    ],
  }),
  entity('MiteTreatment', ['VarroaTreatment'], {
    fields: [
      text('batch_code', { min: 3, max: 24, later: ['product_batch'] }),
      choice('course', ['planned', 'applied', 'evaluated'], { grows: ['repeated'], usually: 'planned', later: ['treatment_state'] }),
      choice('agent', ['oxalic_acid', 'formic_acid', 'thymol'], { grows: ['lactic_acid'], usually: 'oxalic_acid', later: ['treatment_agent'] }),
      links('hives', 'Hive', { later: ['treated_hives'] }),
      amount('dose_ml', { unit: 'ml', min: 1, max: 500, later: ['dose_per_hive_ml'] }),
      amount('stock_ml', { unit: 'ml', min: 0, max: 20000, counts: true, later: ['agent_left_ml'] }),
      whole('days_applied', { unit: 'days', min: 1, max: 60, later: ['treatment_days'] }),
      whole('days_withheld', { unit: 'days', min: 0, max: 120, later: ['withdrawal_days'] }),
      whole('doses_given', { unit: 'doses', min: 0, max: 500, counts: true, later: ['applications'] }),
      moment('applied_at', { later: ['started_at'] }),
      flag('honey_free', { usually: true, later: ['no_supers_on'] }),
    ],
    actions: [
      action('apply_agent', ['course', ['planned'], 'applied'], {
        needs: [count('hives', '>=', 1), when(times('dose_ml', 4), '<=', its('stock_ml')), when('honey_free', '==', true)],
        does: [add('doses_given', 1), onEach('hives', put('for_sale', false))],
      }),
      action('evaluate_drop', ['course', ['applied', 'repeated'], 'evaluated'], {
        needs: [total(['hives', 'mite_count'], '<=', 90), present('applied_at')],
        does: [onEach('hives', put('mite_count', 0)), put('days_withheld', its('days_applied'))],
      }),
      action('repeat_course', ['course', ['evaluated'], 'repeated'], {
        needs: [some(['hives', 'mite_count'], '>=', 20), when('agent', '!=', 'thymol')],
        does: [add('doses_given', 1), add('stock_ml', -50)],
      }),
    ],
  }),
  entity('HoneyHarvest', ['HoneyExtraction'], {
    fields: [
      text('harvest_code', { min: 3, max: 20, required: true, later: ['extraction_code'] }),
      choice('harvest_state', ['planned', 'extracted', 'settled', 'released_for_jars'], { grows: ['spoiled'], usually: 'planned', later: ['honey_state'] }),
      choice('honey_kind', ['blossom', 'forest', 'lime'], { grows: ['heather', 'rapeseed'], usually: 'blossom', later: ['variety'] }),
      links('hives', 'Hive', { later: ['harvested_hives'] }),
      amount('combs_kg', { unit: 'kg', min: 0, max: 3000, counts: true, later: ['comb_weight_kg'] }),
      amount('wax_kg', { unit: 'kg', min: 0, max: 300, counts: true, later: ['cappings_kg'] }),
      amount('honey_kg', { unit: 'kg', min: 0, max: 3000, counts: true, later: ['extracted_kg'] }),
      amount('water_percent', { unit: 'percent', min: 10, max: 30, later: ['moisture_percent'] }),
      amount('jarred_kg', { unit: 'kg', min: 0, max: 3000, counts: true, later: ['filled_kg'] }),
      moment('extracted_at', { later: ['spun_at'] }),
      link('extracted_by', 'Employee', { later: ['honey_maker'] }),
    ],
    actions: [
      action('extract', ['harvest_state', ['planned'], 'extracted'], {
        needs: [every(['hives', 'supers_on'], '>=', 1), when('wax_kg', '<', its('combs_kg'))],
        does: [put('honey_kg', minus('combs_kg', its('wax_kg'))), onEach('hives', add('supers_on', -1))],
      }),
      action('settle_honey', ['harvest_state', ['extracted'], 'settled'], { needs: [present('extracted_at'), when('honey_kg', '>=', 5)], does: [put('jarred_kg', 0)] }),
      action('release_for_jars', ['harvest_state', ['settled'], 'released_for_jars'], {
        needs: [when('water_percent', '<=', 18), present('extracted_by'), when('jarred_kg', '<=', its('honey_kg'))],
        does: [onEach('hives', add('feed_kg', 1))],
      }),
      action('declare_spoiled', ['harvest_state', ['extracted', 'settled'], 'spoiled'], { needs: [when('water_percent', '>', 21)], does: [put('honey_kg', 0), empty('hives')] }),
    ],
  }),
  entity('HoneyJar', ['JarredHoney'], {
    fields: [
      text('label_text', { min: 3, max: 80, later: ['front_label'] }),
      choice('shelf_state', ['filled', 'labelled', 'on_sale'], { grows: ['recalled', 'sold_out'], usually: 'filled', later: ['jar_state'] }),
      link('harvest', 'HoneyHarvest', { later: ['filled_from'] }),
      whole('net_grams', { unit: 'g', min: 30, max: 2500, usually: 500, later: ['fill_weight_g'] }),
      whole('jars_in_stock', { unit: 'jars', min: 0, max: 20000, counts: true, later: ['stock_of_jars'] }),
      whole('jars_promised', { unit: 'jars', min: 0, max: 20000, counts: true, later: ['reserved_jars'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 80, later: ['jar_price_eur'] }),
      amount('deposit_eur', { unit: 'EUR', min: 0, max: 2, later: ['glass_deposit_eur'] }),
      flag('cloudy', { usually: false, later: ['creamed'] }),
      moment('best_before', { after: 2024, before: 2035, later: ['keeps_until'] }),
    ],
    actions: [
      action('stick_label', ['shelf_state', ['filled'], 'labelled'], {
        needs: [present('harvest'), when('net_grams', '>=', 50)],
        does: [onLink('harvest', add('jarred_kg', 0.5))],
      }),
      action('put_on_sale', ['shelf_state', ['labelled'], 'on_sale'], {
        needs: [when('jars_promised', '<=', its('jars_in_stock')), present('best_before'), when('deposit_eur', '<', its('price_eur'))],
        does: [put('jars_promised', 0)],
      }),
      action('recall_jars', ['shelf_state', ['labelled', 'on_sale'], 'recalled'], {
        needs: [when('jars_in_stock', '>', 0), when('cloudy', '==', true)],
        does: [put('jars_promised', 0), clear('harvest')],
      }),
    ],
  }),
  entity('HoneyTasting', ['SensoryPanel'], {
    fields: [
      text('panel_title', { min: 3, max: 80, later: ['tasting_title'] }),
      choice('panel_state', ['invited', 'tasting', 'scored'], { grows: ['abandoned'], usually: 'invited', later: ['tasting_state'] }),
      links('jars', 'HoneyJar', { later: ['tasted_jars'] }),
      links('tasters', 'Employee', { later: ['panellists'] }),
      whole('aroma_points', { unit: 'points', min: 0, max: 20, counts: true, later: ['smell_points'] }),
      whole('taste_points', { unit: 'points', min: 0, max: 20, counts: true, later: ['flavour_points'] }),
      whole('total_points', { unit: 'points', min: 0, max: 40, later: ['overall_points'] }),
      whole('rounds_tasted', { unit: 'rounds', min: 0, max: 20, counts: true, later: ['flights'] }),
      moment('tasted_at', { later: ['panel_at'] }),
      flag('blind', { usually: true, later: ['blind_tasting'] }),
      text('judgement', { max: 250, nullable: true, later: ['verdict_text'] }),
    ],
    actions: [
      action('start_tasting', ['panel_state', ['invited'], 'tasting'], {
        needs: [count('tasters', '>=', 2), every(['jars', 'cloudy'], '==', false)],
        does: [add('rounds_tasted', 1), put('aroma_points', 0)],
      }),
      action('score_panel', ['panel_state', ['tasting'], 'scored'], {
        needs: [when(plus('aroma_points', its('taste_points')), '>=', 8), present('tasted_at')],
        does: [put('total_points', plus('aroma_points', its('taste_points'))), onEach('jars', add('jars_in_stock', -1))],
      }),
      action('abandon_panel', ['panel_state', ['invited', 'tasting'], 'abandoned'], {
        needs: [when('rounds_tasted', '<', 2), missing('judgement')],
        does: [put('judgement', 'too few tasters'), empty('jars'), put('blind', false)],
      }),
    ],
  }),
  entity('PollinationJob', ['PollinationContract'], {
    fields: [
      text('grower_name', { min: 2, max: 100, required: true, later: ['orchard_owner'] }),
      choice('job_state', ['enquired', 'agreed', 'hives_out', 'finished'], { grows: ['fell_through'], usually: 'enquired', later: ['contract_state'] }),
      choice('crop', ['apple', 'cherry', 'rapeseed'], { grows: ['almond', 'sunflower'], usually: 'apple', later: ['pollinated_crop'] }),
      links('hives', 'Hive', { later: ['hired_hives'] }),
      whole('hives_agreed', { unit: 'hives', min: 1, max: 300, later: ['hives_contracted'] }),
      whole('hives_placed', { unit: 'hives', min: 0, max: 300, counts: true, later: ['hives_delivered'] }),
      amount('fee_per_hive_eur', { unit: 'EUR per hive', min: 5, max: 200, later: ['hive_rate_eur'] }),
      amount('agreed_fee_eur', { unit: 'EUR', min: 0, max: 60000, later: ['contract_value_eur'] }),
      amount('advance_eur', { unit: 'EUR', min: 0, max: 60000, counts: true, later: ['down_payment_eur'] }),
      moment('placed_at', { later: ['hives_placed_at'] }),
      flag('spray_free', { usually: true, later: ['no_spraying'] }),
      link('bill', 'Invoice', { later: ['pollination_bill'] }),
    ],
    actions: [
      action('agree_job', ['job_state', ['enquired'], 'agreed'], {
        needs: [when('fee_per_hive_eur', '>=', 20), when('spray_free', '==', true)],
        does: [put('hives_placed', 0), add('advance_eur', 100)],
      }),
      action('place_hives', ['job_state', ['agreed'], 'hives_out'], {
        needs: [total(['hives', 'brood_frames'], '>=', 8), when('advance_eur', '<=', its('agreed_fee_eur')), present('placed_at')],
        does: [onEach('hives', put('for_sale', false)), add('hives_placed', 1)],
      }),
      action('finish_job', ['job_state', ['hives_out'], 'finished'], {
        needs: [when('hives_placed', '>=', its('hives_agreed')), present('bill')],
        does: [onEach('hives', add('feed_kg', 1)), empty('hives')],
      }),
    ],
  }),
  entity('WaxMelt', ['BeeswaxBatch'], {
    fields: [
      text('melt_code', { min: 2, max: 20, later: ['wax_batch_code'] }),
      choice('melt_state', ['collected', 'melted', 'cast'], { grows: ['discarded'], usually: 'collected', later: ['wax_state'] }),
      amount('raw_wax_kg', { unit: 'kg', min: 0, max: 500, counts: true, later: ['cappings_wax_kg'] }),
      amount('slumgum_kg', { unit: 'kg', min: 0, max: 500, counts: true, later: ['melt_residue_kg'] }),
      amount('clean_wax_kg', { unit: 'kg', min: 0, max: 500, counts: true, later: ['rendered_wax_kg'] }),
      whole('sheets_cast', { unit: 'sheets', min: 0, max: 5000, counts: true, later: ['foundation_sheets'] }),
      whole('melt_temperature_c', { unit: '°C', min: 60, max: 95, usually: 70, later: ['kettle_temperature_c'] }),
      choice('intended_use', ['foundation', 'candles', 'cosmetics'], { grows: ['polish'], usually: 'foundation', later: ['wax_use'] }),
      link('harvest', 'HoneyHarvest', { later: ['from_harvest'] }),
      moment('melted_at', { later: ['rendered_at'] }),
      flag('residue_tested', { usually: false, later: ['lab_tested'] }),
    ],
    actions: [
      action('melt_down', ['melt_state', ['collected'], 'melted'], {
        needs: [when('slumgum_kg', '<', its('raw_wax_kg')), when('melt_temperature_c', '<=', 80)],
        does: [put('clean_wax_kg', minus('raw_wax_kg', its('slumgum_kg')))],
      }),
      action('cast_sheets', ['melt_state', ['melted'], 'cast'], {
        needs: [when('residue_tested', '==', true), present('harvest'), when('intended_use', '==', 'foundation')],
        does: [add('sheets_cast', 10), onLink('harvest', put('wax_kg', its('clean_wax_kg')))],
      }),
    ],
  }),
]);
