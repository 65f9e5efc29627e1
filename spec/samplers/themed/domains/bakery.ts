/** A craft bakery: from doughs, recipes and ovens over bakes and loaves to shops, delivery rounds, cake orders and flour silos. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const bakery = domain('bakery', 'a craft bakery', [
  entity('DoughRecipe', ['BakingFormula'], {
    fields: [
      text('recipe_name', { min: 2, max: 80, required: true, later: ['formula_name'] }),
      choice('recipe_state', ['sketched', 'test_baked', 'in_range'], { grows: ['retired'], usually: 'sketched', later: ['formula_state'] }),
      links('flours', 'FlourLot', { later: ['flour_blend'] }),
      amount('flour_kg', { unit: 'kg', min: 1, max: 200, later: ['flour_weight_kg'] }),
      amount('water_kg', { unit: 'kg', min: 0, max: 200, later: ['water_weight_kg'] }),
      amount('dough_kg', { unit: 'kg', min: 0, max: 400, later: ['dough_weight_kg'] }),
      whole('proof_minutes', { unit: 'min', min: 0, max: 2880, later: ['proofing_minutes'] }),
      whole('test_bakes', { unit: 'bakes', min: 0, max: 60, counts: true, later: ['trial_bakes'] }),
      flag('sourdough', { usually: false, later: ['wild_yeast'] }),
      link('inventor', 'Employee', { later: ['developed_by'] }),
      text('allergen_text', { max: 200, nullable: true, later: ['allergen_statement'] }),
    ],
    actions: [
      action('test_bake', ['recipe_state', ['sketched'], 'test_baked'], {
        needs: [count('flours', '>=', 1), when('water_kg', '<', its('flour_kg'))],
        does: [put('dough_kg', plus('flour_kg', its('water_kg'))), add('test_bakes', 1)],
      }),
      action('take_into_range', ['recipe_state', ['test_baked'], 'in_range'], {
        needs: [when('test_bakes', '>=', 3), present('inventor'), present('allergen_text')],
        does: [onEach('flours', put('reserved', true)), put('test_bakes', 0)],
      }),
      action('retire_recipe', ['recipe_state', ['in_range'], 'retired'], {
        needs: [every(['flours', 'sacks_left'], '==', 0), when('sourdough', '==', false)],
        does: [empty('flours'), clear('allergen_text')],
      }),
    ],
  }),
  entity('FlourLot', ['FlourDelivery'], {
    fields: [
      text('mill_lot', { min: 2, max: 24, required: true, later: ['miller_lot_number'] }),
      choice('lot_state', ['arrived', 'tested', 'in_silo'], { grows: ['rejected', 'used_up'], usually: 'arrived', later: ['flour_state'] }),
      choice('grain', ['wheat', 'rye', 'spelt'], { grows: ['emmer', 'oat'], usually: 'wheat', later: ['cereal'] }),
      whole('sacks_left', { unit: 'sacks', min: 0, max: 800, counts: true, later: ['sacks_in_stock'] }),
      whole('sacks_minimum', { unit: 'sacks', min: 0, max: 200, usually: 10, later: ['reorder_sacks'] }),
      amount('protein_percent', { unit: 'percent', min: 5, max: 20, later: ['protein_content_percent'] }),
      amount('moisture_percent', { unit: 'percent', min: 5, max: 20, later: ['flour_moisture_percent'] }),
      flag('reserved', { usually: false, later: ['set_aside'] }),
      link('mill', 'Supplier', { later: ['miller'] }),
      link('silo', 'FlourSilo', { later: ['stored_in'] }),
      moment('milled_at', { later: ['milling_date'] }),
    ],
    actions: [
      action('pass_flour_test', ['lot_state', ['arrived'], 'tested'], {
        needs: [when('protein_percent', '>=', 10), when('moisture_percent', '<=', 15), present('mill')],
        does: [put('reserved', false)],
      }),
      action('fill_into_silo', ['lot_state', ['tested'], 'in_silo'], {
        needs: [present('silo'), when('sacks_left', '>=', 1)],
        does: [onLink('silo', add('filled_kg', 25)), add('sacks_left', -1)],
      }),
      action('reject_flour', ['lot_state', ['arrived', 'tested'], 'rejected'], {
        needs: [when('protein_percent', '<', 9), present('milled_at')],
        does: [put('sacks_left', 0), clear('silo')],
      }),
    ],
  }),
  entity('FlourSilo', ['SiloCell'], {
    fields: [
      text('silo_label', { min: 1, max: 12, required: true, later: ['cell_label'] }),
      choice('silo_state', ['empty_cell', 'filled', 'being_cleaned'], { grows: ['fumigated'], usually: 'empty_cell', later: ['cell_state'] }),
      amount('capacity_kg', { unit: 'kg', min: 500, max: 40000, later: ['silo_capacity_kg'] }),
      amount('filled_kg', { unit: 'kg', min: 0, max: 40000, counts: true, later: ['stock_kg'] }),
      amount('free_kg', { unit: 'kg', min: 0, max: 40000, later: ['space_left_kg'] }),
      whole('refills', { unit: 'refills', min: 0, max: 5000, counts: true, later: ['times_refilled'] }),
      whole('refills_before_cleaning', { unit: 'refills', min: 0, max: 60, counts: true, usually: 12, later: ['refills_until_cleaning'] }),
      amount('temperature_c', { unit: '°C', min: -10, max: 50, later: ['silo_temperature_c'] }),
      flag('vented', { usually: true, later: ['ventilated'] }),
      link('bakehouse', 'Site', { later: ['at_bakehouse'] }),
      moment('cleaned_at', { later: ['last_cleaned_at'] }),
    ],
    actions: [
      action('top_up', ['silo_state', ['empty_cell', 'filled'], 'filled'], {
        needs: [when('filled_kg', '<=', its('capacity_kg')), when('refills_before_cleaning', '>', 0), when('vented', '==', true)],
        does: [add('refills', 1), add('refills_before_cleaning', -1), put('free_kg', minus('capacity_kg', its('filled_kg')))],
      }),
      action('begin_cleaning', ['silo_state', ['empty_cell', 'filled'], 'being_cleaned'], {
        needs: [when('filled_kg', '<', 50), present('bakehouse')],
        does: [put('refills_before_cleaning', 12), put('vented', false)],
      }),
      action('finish_cleaning', ['silo_state', ['being_cleaned'], 'empty_cell'], {
        needs: [when('temperature_c', '<=', 28), present('cleaned_at')],
        does: [put('vented', true), put('filled_kg', 0)],
      }),
    ],
  }),
  entity('DeckOven', ['BakingOven'], {
    fields: [
      text('oven_name', { min: 2, max: 40, required: true, later: ['oven_label'] }),
      choice('heat_state', ['cold', 'heating', 'hot'], { grows: ['out_of_service'], usually: 'cold', later: ['oven_state'] }),
      whole('decks', { unit: 'decks', min: 1, max: 12, later: ['baking_decks'] }),
      whole('loaves_per_deck', { unit: 'loaves', min: 1, max: 120, later: ['deck_capacity'] }),
      whole('deck_temperature_c', { unit: '°C', min: 0, max: 320, later: ['current_temperature_c'] }),
      whole('target_temperature_c', { unit: '°C', min: 120, max: 320, usually: 240, later: ['set_temperature_c'] }),
      whole('bakes_run', { unit: 'bakes', min: 0, max: 90000, counts: true, later: ['bakes_since_new'] }),
      amount('gas_used_m3', { unit: 'm³', min: 0, max: 90000, counts: true, later: ['gas_meter_m3'] }),
      flag('steam', { usually: true, later: ['steam_injection'] }),
      link('bakehouse', 'Site', { later: ['stands_in'] }),
      link('serviced_by', 'Supplier', { later: ['service_firm'] }),
      moment('serviced_at', { later: ['last_serviced_at'] }),
    ],
    actions: [
      action('fire_up', ['heat_state', ['cold'], 'heating'], { needs: [present('serviced_at'), when('decks', '>=', 2)], does: [add('gas_used_m3', 1.5)] }),
      action('reach_heat', ['heat_state', ['heating'], 'hot'], {
        needs: [when('deck_temperature_c', '>=', its('target_temperature_c'))],
        does: [put('steam', true), add('bakes_run', 1)],
      }),
      action('cool_oven', ['heat_state', ['heating', 'hot'], 'cold'], {
        needs: [when('deck_temperature_c', '>', 60), present('bakehouse')],
        does: [put('deck_temperature_c', 20), put('steam', false)],
      }),
    ],
  }),
  entity('BakeRun', ['OvenLoad'], {
    fields: [
      text('run_code', { min: 2, max: 20, later: ['load_number'] }),
      choice('run_state', ['mixed', 'proofing', 'in_oven', 'cooled'], { grows: ['burnt'], usually: 'mixed', later: ['bake_state'] }),
      link('recipe', 'DoughRecipe', { later: ['baked_recipe'] }),
      link('oven', 'DeckOven', { later: ['baked_in'] }),
      link('baker', 'Employee', { later: ['shift_baker'] }),
      whole('loaves_planned', { unit: 'loaves', min: 1, max: 2000, later: ['planned_loaves'] }),
      whole('loaves_baked', { unit: 'loaves', min: 0, max: 2000, counts: true, later: ['good_loaves'] }),
      whole('loaves_spoiled', { unit: 'loaves', min: 0, max: 2000, counts: true, later: ['waste_loaves'] }),
      amount('core_temperature_c', { unit: '°C', min: 0, max: 120, later: ['crumb_temperature_c'] }),
      moment('mixed_at', { later: ['kneaded_at'] }),
      moment('drawn_at', { nullable: true, later: ['taken_out_at'] }),
      flag('night_shift', { usually: true, later: ['baked_at_night'] }),
    ],
    actions: [
      action('set_to_proof', ['run_state', ['mixed'], 'proofing'], {
        needs: [present('recipe'), present('mixed_at')],
        does: [put('loaves_baked', 0), onLink('recipe', add('test_bakes', 1))],
      }),
      action('slide_in', ['run_state', ['proofing'], 'in_oven'], {
        needs: [present('oven'), when('loaves_planned', '>=', 6), missing('drawn_at')],
        does: [onLink('oven', add('bakes_run', 1)), put('loaves_baked', its('loaves_planned'))],
      }),
      action('draw_loaves', ['run_state', ['in_oven'], 'cooled'], {
        needs: [when('core_temperature_c', '>=', 94), when('loaves_spoiled', '<', its('loaves_baked'))],
        does: [put('drawn_at', its('mixed_at')), onLink('oven', put('deck_temperature_c', 210))],
      }),
      action('write_off_bake', ['run_state', ['in_oven'], 'burnt'], {
        needs: [when(times('loaves_spoiled', 2), '>', its('loaves_planned')), present('baker')],
        does: [put('loaves_baked', 0), put('night_shift', false)],
      }),
    ],
  }),
  entity('BakeryProduct', ['Bread', 'BakedGood'], {
    fields: [
      text('product_name', { min: 2, max: 80, required: true, later: ['counter_name'] }),
      choice('range_state', ['seasonal', 'daily', 'paused'], { grows: ['discontinued'], usually: 'daily', later: ['assortment_state'] }),
      choice('product_kind', ['loaf', 'roll', 'pastry'], { grows: ['cake', 'pretzel'], usually: 'loaf', later: ['product_family'] }),
      link('recipe', 'DoughRecipe', { later: ['made_from'] }),
      links('runs', 'BakeRun', { later: ['todays_runs'] }),
      whole('weight_grams', { unit: 'g', min: 20, max: 5000, later: ['piece_weight_g'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 60, later: ['counter_price_eur'] }),
      amount('cost_eur', { unit: 'EUR', min: 0, max: 60, later: ['unit_cost_eur'] }),
      amount('margin_eur', { unit: 'EUR', min: -60, max: 60, later: ['unit_margin_eur'] }),
      whole('sold_today', { unit: 'pieces', min: 0, max: 5000, counts: true, later: ['pieces_sold'] }),
      whole('unsold_today', { unit: 'pieces', min: 0, max: 5000, counts: true, later: ['leftovers'] }),
      flag('vegan', { usually: true, later: ['plant_based'] }),
    ],
    actions: [
      action('offer_daily', ['range_state', ['seasonal', 'paused'], 'daily'], {
        needs: [when('cost_eur', '<', its('price_eur')), present('recipe')],
        does: [put('margin_eur', minus('price_eur', its('cost_eur'))), put('sold_today', 0)],
      }),
      action('pause_product', ['range_state', ['daily'], 'paused'], {
        needs: [when('unsold_today', '>', its('sold_today')), every(['runs', 'loaves_spoiled'], '<=', 20)],
        does: [empty('runs')],
      }),
      action('discontinue', ['range_state', ['seasonal', 'paused'], 'discontinued'], {
        needs: [when('margin_eur', '<', 0.5), when('product_kind', '!=', 'loaf')],
        does: [onLink('recipe', put('test_bakes', 0)), clear('recipe')],
      }),
    ],
  }),
  entity('BakeryShop', ['BreadShop'], {
    fields: [
      text('shop_name', { min: 2, max: 80, required: true, later: ['storefront_name'] }),
      choice('shop_state', ['fitting_out', 'selling', 'sold_out'], { grows: ['closed_down'], usually: 'fitting_out', later: ['counter_state'] }),
      link('premises', 'Site', { later: ['shop_site'] }),
      link('manager', 'Employee', { later: ['shop_manager'] }),
      links('products', 'BakeryProduct', { later: ['counter_range'] }),
      whole('customers_today', { unit: 'customers', min: 0, max: 5000, counts: true, later: ['customer_count'] }),
      amount('takings_eur', { unit: 'EUR', min: 0, max: 30000, counts: true, later: ['day_takings_eur'] }),
      amount('float_eur', { unit: 'EUR', min: 0, max: 2000, usually: 200, later: ['change_float_eur'] }),
      amount('target_eur', { unit: 'EUR', min: 0, max: 30000, later: ['daily_target_eur'] }),
      flag('seating', { usually: false, later: ['has_cafe_corner'] }),
    ],
    actions: [
      action('open_counter', ['shop_state', ['fitting_out', 'sold_out'], 'selling'], {
        needs: [count('products', '>=', 3), present('manager'), when('float_eur', '>=', 50)],
        does: [put('customers_today', 0), onEach('products', put('sold_today', 0))],
      }),
      action('announce_sold_out', ['shop_state', ['selling'], 'sold_out'], {
        needs: [when('takings_eur', '>=', its('target_eur')), some(['products', 'unsold_today'], '==', 0)],
        does: [onEach('products', put('unsold_today', 0)), add('customers_today', 1)],
      }),
      action('close_down_shop', ['shop_state', ['fitting_out', 'sold_out'], 'closed_down'], {
        needs: [when('takings_eur', '<', 300), when('seating', '==', false)],
        does: [empty('products'), clear('manager'), put('float_eur', 0)],
      }),
    ],
  }),
  entity('CakeOrder', ['CelebrationCake'], {
    fields: [
      text('customer_name', { min: 2, max: 80, required: true, later: ['ordered_by'] }),
      choice('cake_state', ['quoted', 'confirmed', 'decorated', 'handed_over'], { grows: ['cancelled'], usually: 'quoted', later: ['order_status'] }),
      choice('occasion', ['birthday', 'wedding', 'christening'], { grows: ['anniversary'], usually: 'birthday', later: ['celebration'] }),
      text('inscription', { max: 60, nullable: true, later: ['icing_text'] }),
      whole('tiers', { unit: 'tiers', min: 1, max: 8, usually: 1, later: ['cake_tiers'] }),
      whole('portions', { unit: 'portions', min: 4, max: 300, later: ['servings'] }),
      amount('price_eur', { unit: 'EUR', min: 10, max: 3000, later: ['agreed_price_eur'] }),
      amount('deposit_eur', { unit: 'EUR', min: 0, max: 3000, counts: true, later: ['down_payment_eur'] }),
      amount('balance_eur', { unit: 'EUR', min: 0, max: 3000, later: ['amount_due_eur'] }),
      link('decorator', 'Employee', { later: ['pastry_chef'] }),
      link('shop', 'BakeryShop', { later: ['pickup_shop'] }),
      moment('needed_at', { later: ['pickup_at'] }),
      flag('nut_free', { usually: false, later: ['without_nuts'] }),
    ],
    actions: [
      action('confirm_cake', ['cake_state', ['quoted'], 'confirmed'], {
        needs: [when('deposit_eur', '<=', its('price_eur')), present('needed_at'), present('shop')],
        does: [put('balance_eur', minus('price_eur', its('deposit_eur')))],
      }),
      action('decorate', ['cake_state', ['confirmed'], 'decorated'], { needs: [when('tiers', '<=', 5), present('inscription'), present('decorator')] }),
      action('hand_over_cake', ['cake_state', ['decorated'], 'handed_over'], {
        needs: [when('balance_eur', '<=', 100), when('nut_free', '==', true)],
        does: [onLink('shop', add('customers_today', 1)), put('deposit_eur', its('price_eur')), put('balance_eur', 0)],
      }),
      action('cancel_cake', ['cake_state', ['quoted', 'confirmed'], 'cancelled'], {
        needs: [when('occasion', '!=', 'wedding'), when('deposit_eur', '<', 20)],
        does: [clear('decorator'), clear('inscription'), put('deposit_eur', 0)],
      }),
    ],
  }),
  entity('DeliveryRound', ['BreadRound'], {
    fields: [
      text('round_name', { min: 2, max: 60, later: ['route_name'] }),
      choice('round_state', ['packed', 'on_tour', 'completed'], { grows: ['broken_off'], usually: 'packed', later: ['delivery_state'] }),
      link('driver', 'Employee', { later: ['van_driver'] }),
      links('shops', 'BakeryShop', { later: ['stops'] }),
      links('cakes', 'CakeOrder', { later: ['cakes_on_board'] }),
      whole('crates_out', { unit: 'crates', min: 0, max: 400, counts: true, later: ['crates_loaded'] }),
      whole('crates_back', { unit: 'crates', min: 0, max: 400, counts: true, later: ['crates_returned'] }),
      whole('crates_missing', { unit: 'crates', min: 0, max: 400, later: ['lost_crates'] }),
      whole('minutes_late', { unit: 'min', min: 0, max: 300, counts: true, later: ['delay_minutes'] }),
      amount('van_km', { unit: 'km', min: 0, max: 600, counts: true, later: ['kilometres_driven'] }),
      moment('leaves_at', { later: ['departure_at'] }),
      flag('chilled', { usually: false, later: ['refrigerated_van'] }),
    ],
    actions: [
      action('set_off', ['round_state', ['packed'], 'on_tour'], {
        needs: [count('shops', '>=', 1), when('crates_out', '>', 4), present('driver')],
        does: [put('crates_back', 0), put('minutes_late', 0)],
      }),
      action('complete_round', ['round_state', ['on_tour'], 'completed'], {
        needs: [when('crates_back', '<=', its('crates_out')), every(['cakes', 'balance_eur'], '==', 0), when('van_km', '>', 0)],
        does: [put('crates_missing', minus('crates_out', its('crates_back'))), onEach('shops', add('customers_today', 5))],
      }),
      action('break_off_round', ['round_state', ['on_tour'], 'broken_off'], {
        needs: [when('minutes_late', '>', 60), total(['cakes', 'portions'], '<', 200)],
        does: [empty('cakes'), put('crates_back', its('crates_out'))],
      }),
    ],
  }),
  entity('SourStarter', ['SourdoughCulture'], {
    fields: [
      text('starter_name', { min: 2, max: 40, required: true, later: ['culture_name'] }),
      choice('vigor', ['sleepy', 'active', 'ripe'], { grows: ['dead'], usually: 'sleepy', later: ['culture_state'] }),
      choice('flour_kind', ['rye', 'wheat', 'spelt'], { grows: ['einkorn'], usually: 'rye', later: ['feed_flour'] }),
      amount('mass_kg', { unit: 'kg', min: 0, max: 120, counts: true, later: ['culture_mass_kg'] }),
      amount('reserve_kg', { unit: 'kg', min: 0, max: 20, later: ['kept_back_kg'] }),
      amount('acidity_ph', { unit: 'pH', min: 3, max: 7, later: ['ph_value'] }),
      whole('feedings', { unit: 'feedings', min: 0, max: 9000, counts: true, later: ['refreshments'] }),
      whole('hours_since_feeding', { unit: 'h', min: 0, max: 240, counts: true, later: ['hours_unfed'] }),
      whole('max_hours_unfed', { unit: 'h', min: 4, max: 240, usually: 24, later: ['feeding_interval_h'] }),
      link('caretaker', 'Employee', { later: ['fed_by'] }),
      link('mother_starter', 'SourStarter', { later: ['descends_from'] }),
      moment('founded_at', { after: 1990, later: ['started_at'] }),
    ],
    actions: [
      action('feed', ['vigor', ['sleepy', 'active', 'ripe'], 'active'], {
        needs: [when('hours_since_feeding', '<', its('max_hours_unfed')), when('mass_kg', '>', 0.5)],
        does: [add('feedings', 1), put('hours_since_feeding', 0), add('mass_kg', 2)],
      }),
      action('declare_ripe', ['vigor', ['active'], 'ripe'], {
        needs: [when('acidity_ph', '<=', 4), present('caretaker')],
        does: [put('reserve_kg', its('mass_kg')), onLink('mother_starter', add('feedings', 1))],
      }),
    ],
  }),
]);
