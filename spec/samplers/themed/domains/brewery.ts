/** A craft brewery: from recipes, malts and hops over brews, fermenters and yeast to kegs, taprooms and beer orders. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const brewery = domain('brewery', 'a craft brewery', [
  entity('BeerRecipe', ['BrewFormula'], {
    fields: [
      text('beer_name', { min: 2, max: 60, required: true, later: ['brand_name'] }),
      choice('recipe_state', ['drafted', 'piloted', 'in_programme'], { grows: ['seasonal_rest', 'retired'], usually: 'drafted', later: ['formula_state'] }),
      choice('style', ['lager', 'pale_ale', 'stout'], { grows: ['sour', 'wheat_beer'], usually: 'pale_ale', later: ['beer_style'] }),
      links('malts', 'MaltLot', { later: ['grain_bill'] }),
      links('hops', 'HopLot', { later: ['hop_bill'] }),
      amount('target_plato', { unit: '°P', min: 5, max: 30, later: ['original_gravity_plato'] }),
      amount('final_plato', { unit: '°P', min: 0, max: 12, later: ['final_gravity_plato'] }),
      amount('bitterness_ibu', { unit: 'IBU', min: 0, max: 120, later: ['target_ibu'] }),
      whole('pilot_brews', { unit: 'brews', min: 0, max: 60, counts: true, later: ['trial_brews'] }),
      flag('vegan', { usually: true, later: ['no_isinglass'] }),
      link('brewmaster', 'Employee', { later: ['recipe_author'] }),
      text('tasting_text', { max: 250, nullable: true, later: ['flavour_profile'] }),
    ],
    actions: [
      action('brew_pilot', ['recipe_state', ['drafted'], 'piloted'], {
        needs: [count('malts', '>=', 1), some(['hops', 'kilos_left'], '>', 1), present('brewmaster')],
        does: [add('pilot_brews', 1), onEach('hops', put('reserved', true))],
      }),
      action('take_up', ['recipe_state', ['piloted', 'seasonal_rest'], 'in_programme'], {
        needs: [when('pilot_brews', '>=', 2), present('tasting_text'), when('final_plato', '<', its('target_plato'))],
        does: [onEach('malts', put('reserved', true)), put('pilot_brews', 0)],
      }),
      action('rest_for_season', ['recipe_state', ['in_programme'], 'seasonal_rest'], {
        needs: [when('style', '!=', 'lager'), total(['malts', 'kilos_left'], '<', 500)],
        does: [onEach('malts', put('reserved', false))],
      }),
      action('retire_beer', ['recipe_state', ['piloted', 'seasonal_rest'], 'retired'], {
        needs: [when('bitterness_ibu', '>', 80)],
        does: [empty('malts'), empty('hops'), clear('tasting_text')],
      }),
    ],
  }),
  entity('MaltLot', ['MaltDelivery'], {
    fields: [
      text('lot_code', { min: 3, max: 24, required: true, later: ['maltster_lot'] }),
      choice('lot_state', ['announced', 'in_store', 'milled'], { grows: ['rejected'], usually: 'announced', later: ['malt_state'] }),
      choice('malt_kind', ['pilsner', 'munich', 'caramel'], { grows: ['smoked'], usually: 'pilsner', later: ['malt_variety'] }),
      amount('kilos_left', { unit: 'kg', min: 0, max: 30000, counts: true, later: ['stock_kg'] }),
      amount('kilos_delivered', { unit: 'kg', min: 0, max: 30000, later: ['delivered_kg'] }),
      amount('color_ebc', { unit: 'EBC', min: 2, max: 1600, later: ['malt_color_ebc'] }),
      amount('moisture_percent', { unit: 'percent', min: 0, max: 15, later: ['water_content_percent'] }),
      flag('reserved', { usually: false, later: ['allocated'] }),
      link('maltster', 'Supplier', { later: ['malt_house'] }),
      moment('delivered_at', { later: ['goods_in_at'] }),
    ],
    actions: [
      action('put_in_store', ['lot_state', ['announced'], 'in_store'], {
        needs: [when('moisture_percent', '<=', 5), present('maltster')],
        does: [put('kilos_left', its('kilos_delivered'))],
      }),
      action('mill_malt', ['lot_state', ['in_store'], 'milled'], { needs: [when('kilos_left', '>=', 25)], does: [put('reserved', false), add('kilos_left', -25)] }),
    ],
  }),
  entity('HopLot', ['HopBatch'], {
    fields: [
      text('hop_name', { min: 2, max: 60, required: true, later: ['hop_cultivar'] }),
      choice('store_state', ['fresh', 'cold_stored', 'aging'], { grows: ['spent'], usually: 'fresh', later: ['hop_state'] }),
      choice('hop_form', ['pellets', 'cones', 'extract'], { grows: ['cryo'], usually: 'pellets', later: ['hop_product'] }),
      amount('kilos_left', { unit: 'kg', min: 0, max: 3000, counts: true, later: ['hop_stock_kg'] }),
      amount('kilos_contracted', { unit: 'kg', min: 0, max: 3000, later: ['forward_contract_kg'] }),
      amount('alpha_percent', { unit: 'percent', min: 0, max: 25, later: ['alpha_acids_percent'] }),
      whole('months_stored', { unit: 'months', min: 0, max: 120, counts: true, later: ['storage_months'] }),
      flag('reserved', { usually: false, later: ['earmarked'] }),
      link('grower', 'Supplier', { later: ['hop_farm'] }),
      moment('opened_at', { nullable: true, later: ['vacuum_broken_at'] }),
    ],
    actions: [
      action('store_cold', ['store_state', ['fresh'], 'cold_stored'], {
        needs: [missing('opened_at'), present('grower')],
        does: [put('months_stored', 0), put('reserved', false)],
      }),
      action('mark_aging', ['store_state', ['fresh', 'cold_stored'], 'aging'], {
        needs: [when('months_stored', '>=', 24), when('alpha_percent', '<', 6)],
        does: [put('alpha_percent', 4), put('kilos_contracted', its('kilos_left'))],
      }),
      action('use_up_hops', ['store_state', ['aging'], 'spent'], {
        needs: [when('kilos_left', '<=', its('kilos_contracted')), when('hop_form', '!=', 'extract')],
        does: [put('kilos_left', 0), clear('grower')],
      }),
    ],
  }),
  entity('YeastCulture', ['YeastStrain'], {
    fields: [
      text('strain_name', { min: 2, max: 60, required: true, later: ['strain_code'] }),
      choice('vitality', ['propagating', 'pitchable', 'tired'], { grows: ['discarded'], usually: 'propagating', later: ['yeast_state'] }),
      whole('generation', { unit: 'generations', min: 0, max: 30, counts: true, later: ['repitch_generation'] }),
      whole('generations_allowed', { unit: 'generations', min: 1, max: 30, usually: 8, later: ['most_generations'] }),
      amount('slurry_litres', { unit: 'l', min: 0, max: 900, counts: true, later: ['slurry_volume_l'] }),
      amount('viability_percent', { unit: 'percent', min: 0, max: 100, later: ['living_cells_percent'] }),
      amount('lowest_temperature_c', { unit: '°C', min: 0, max: 30, later: ['minimum_pitch_c'] }),
      amount('highest_temperature_c', { unit: '°C', min: 5, max: 40, later: ['maximum_pitch_c'] }),
      link('lab', 'Supplier', { later: ['yeast_bank'] }),
      moment('cropped_at', { later: ['harvested_at'] }),
    ],
    actions: [
      action('declare_pitchable', ['vitality', ['propagating'], 'pitchable'], {
        needs: [when('viability_percent', '>=', 90), when('lowest_temperature_c', '<', its('highest_temperature_c'))],
        does: [add('generation', 1)],
      }),
      action('declare_tired', ['vitality', ['pitchable'], 'tired'], {
        needs: [when('generation', '>=', its('generations_allowed')), present('cropped_at')],
        does: [put('viability_percent', 60)],
      }),
      action('dump_yeast', ['vitality', ['tired', 'propagating'], 'discarded'], {
        needs: [when('slurry_litres', '<', 50), present('lab')],
        does: [put('slurry_litres', 0), clear('cropped_at')],
      }),
    ],
  }),
  entity('BrewDay', ['Brew'], {
    fields: [
      text('gyle_number', { min: 2, max: 16, required: true, later: ['brew_number'] }),
      choice('brew_state', ['mashing', 'boiling', 'knocked_out', 'racked'], { grows: ['dumped'], usually: 'mashing', later: ['brewing_state'] }),
      link('recipe', 'BeerRecipe', { later: ['brewed_recipe'] }),
      link('fermenter', 'Fermenter', { later: ['into_fermenter'] }),
      link('yeast', 'YeastCulture', { later: ['pitched_yeast'] }),
      amount('mash_hl', { unit: 'hl', min: 1, max: 200, later: ['mash_volume_hl'] }),
      amount('cast_out_hl', { unit: 'hl', min: 0, max: 200, counts: true, later: ['wort_volume_hl'] }),
      amount('evaporated_hl', { unit: 'hl', min: 0, max: 60, later: ['boil_off_hl'] }),
      amount('measured_plato', { unit: '°P', min: 0, max: 30, later: ['wort_gravity_plato'] }),
      whole('boil_minutes', { unit: 'min', min: 20, max: 240, usually: 60, later: ['kettle_minutes'] }),
      moment('mashed_in_at', { later: ['dough_in_at'] }),
      flag('whirlpool_hops', { usually: false, later: ['late_hopped'] }),
      link('brewer', 'Employee', { later: ['brewer_on_duty'] }),
    ],
    actions: [
      action('start_boil', ['brew_state', ['mashing'], 'boiling'], {
        needs: [present('recipe'), when('mash_hl', '>=', 5), present('mashed_in_at')],
        does: [onLink('recipe', add('pilot_brews', 1)), put('boil_minutes', 60)],
      }),
      action('knock_out', ['brew_state', ['boiling'], 'knocked_out'], {
        needs: [when('cast_out_hl', '<', its('mash_hl')), when('boil_minutes', '>=', 45), present('fermenter')],
        does: [put('evaporated_hl', minus('mash_hl', its('cast_out_hl'))), onLink('fermenter', put('fill_hl', its('cast_out_hl')))],
      }),
      action('rack_off', ['brew_state', ['knocked_out'], 'racked'], {
        needs: [present('yeast'), when(times('evaporated_hl', 5), '<=', its('cast_out_hl'))],
        does: [onLink('yeast', add('slurry_litres', -20)), onLink('fermenter', add('brews_held', 1))],
      }),
      action('dump_brew', ['brew_state', ['boiling', 'knocked_out'], 'dumped'], {
        needs: [when('measured_plato', '<', 6), when('whirlpool_hops', '==', false)],
        does: [put('cast_out_hl', 0), clear('fermenter')],
      }),
    ],
  }),
  entity('Fermenter', ['FermentationTank'], {
    fields: [
      text('tank_label', { min: 1, max: 16, required: true, later: ['vessel_label'] }),
      choice('tank_state', ['clean', 'fermenting', 'lagering', 'emptied'], { grows: ['under_repair'], usually: 'clean', later: ['vessel_state'] }),
      amount('capacity_hl', { unit: 'hl', min: 1, max: 500, later: ['gross_volume_hl'] }),
      amount('fill_hl', { unit: 'hl', min: 0, max: 500, counts: true, later: ['content_hl'] }),
      amount('headspace_hl', { unit: 'hl', min: 0, max: 500, later: ['free_volume_hl'] }),
      amount('temperature_c', { unit: '°C', min: -2, max: 40, later: ['tank_temperature_c'] }),
      amount('pressure_bar', { unit: 'bar', min: 0, max: 4, later: ['head_pressure_bar'] }),
      whole('days_in_tank', { unit: 'days', min: 0, max: 200, counts: true, later: ['tank_days'] }),
      whole('brews_held', { unit: 'brews', min: 0, max: 9000, counts: true, later: ['brews_since_new'] }),
      flag('jacketed', { usually: true, later: ['cooling_jacket'] }),
      link('cellar', 'Site', { later: ['cellar_site'] }),
      moment('cleaned_at', { later: ['last_cip_at'] }),
    ],
    actions: [
      action('start_fermenting', ['tank_state', ['clean'], 'fermenting'], {
        needs: [when('fill_hl', '<=', its('capacity_hl')), present('cleaned_at'), when('temperature_c', '>=', 6)],
        does: [put('headspace_hl', minus('capacity_hl', its('fill_hl'))), put('days_in_tank', 0)],
      }),
      action('start_lagering', ['tank_state', ['fermenting'], 'lagering'], {
        needs: [when('days_in_tank', '>=', 5), when('jacketed', '==', true)],
        does: [put('temperature_c', 1), add('brews_held', 1)],
      }),
      action('empty_tank', ['tank_state', ['fermenting', 'lagering'], 'emptied'], {
        needs: [when('pressure_bar', '<', 1), present('cellar')],
        does: [put('fill_hl', 0), put('pressure_bar', 0)],
      }),
      action('clean_tank', ['tank_state', ['emptied', 'under_repair'], 'clean'], {
        needs: [when('fill_hl', '<', its('headspace_hl'))],
        does: [put('days_in_tank', 0), put('headspace_hl', its('capacity_hl'))],
      }),
    ],
  }),
  entity('KegFleet', ['KegSize'], {
    fields: [
      text('keg_label', { min: 2, max: 40, later: ['keg_type_name'] }),
      choice('fleet_state', ['active', 'undersupplied', 'audited'], { grows: ['phased_out'], usually: 'active', later: ['keg_fleet_state'] }),
      amount('keg_litres', { unit: 'l', min: 5, max: 100, usually: 30, later: ['nominal_volume_l'] }),
      whole('kegs_owned', { unit: 'kegs', min: 0, max: 9000, counts: true, later: ['fleet_size'] }),
      whole('kegs_full', { unit: 'kegs', min: 0, max: 9000, counts: true, later: ['filled_kegs'] }),
      whole('kegs_out', { unit: 'kegs', min: 0, max: 9000, counts: true, later: ['kegs_at_customers'] }),
      whole('kegs_here', { unit: 'kegs', min: 0, max: 9000, later: ['kegs_on_premises'] }),
      amount('deposit_eur', { unit: 'EUR', min: 0, max: 200, usually: 50, later: ['keg_deposit_eur'] }),
      choice('coupling', ['s_type', 'a_type', 'u_type'], { grows: ['one_way'], usually: 's_type', later: ['keg_fitting'] }),
      link('maker', 'Supplier', { later: ['keg_maker'] }),
      moment('counted_at', { later: ['stocktaken_at'] }),
    ],
    actions: [
      action('declare_shortage', ['fleet_state', ['active', 'audited'], 'undersupplied'], {
        needs: [when('kegs_here', '<', its('kegs_full')), present('maker')],
        does: [put('deposit_eur', 70)],
      }),
      action('audit_fleet', ['fleet_state', ['active', 'undersupplied'], 'audited'], {
        needs: [when('kegs_out', '<=', its('kegs_owned')), present('counted_at')],
        does: [put('kegs_here', minus('kegs_owned', its('kegs_out')))],
      }),
    ],
  }),
  entity('Taproom', ['BrewPub'], {
    fields: [
      text('taproom_name', { min: 2, max: 60, required: true, later: ['pub_name'] }),
      choice('pub_state', ['preparing', 'pouring', 'private_party'], { grows: ['closed_season'], usually: 'preparing', later: ['bar_state'] }),
      links('beers', 'BeerRecipe', { later: ['beers_on_tap'] }),
      whole('taps', { unit: 'taps', min: 1, max: 60, usually: 12, later: ['tap_count'] }),
      whole('guests_inside', { unit: 'guests', min: 0, max: 900, counts: true, later: ['head_count'] }),
      whole('guests_allowed', { unit: 'guests', min: 10, max: 900, later: ['licensed_capacity'] }),
      amount('litres_poured', { unit: 'l', min: 0, max: 90000, counts: true, later: ['poured_litres'] }),
      amount('takings_eur', { unit: 'EUR', min: 0, max: 50000, counts: true, later: ['bar_takings_eur'] }),
      flag('beer_garden', { usually: false, later: ['has_garden'] }),
      link('premises', 'Site', { later: ['pub_site'] }),
      link('host', 'Employee', { later: ['pub_manager'] }),
    ],
    actions: [
      action('start_pouring', ['pub_state', ['preparing', 'closed_season'], 'pouring'], {
        needs: [count('beers', '>=', 2), present('host'), when('guests_inside', '<=', its('guests_allowed'))],
        does: [put('takings_eur', 0)],
      }),
      action('host_party', ['pub_state', ['pouring'], 'private_party'], {
        needs: [when('guests_inside', '<', 100), every(['beers', 'vegan'], '==', true)],
        does: [add('takings_eur', 500), put('beer_garden', true)],
      }),
      action('close_for_season', ['pub_state', ['pouring', 'preparing'], 'closed_season'], {
        needs: [when('litres_poured', '>', 100), present('premises')],
        does: [put('guests_inside', 0), empty('beers'), clear('host')],
      }),
    ],
  }),
  entity('BeerOrder', ['TradeOrder'], {
    fields: [
      text('customer_name', { min: 2, max: 100, required: true, later: ['ordering_pub'] }),
      choice('order_state', ['placed', 'confirmed', 'loaded', 'delivered'], { grows: ['cancelled', 'returned'], usually: 'placed', later: ['delivery_state'] }),
      link('beer', 'BeerRecipe', { later: ['ordered_beer'] }),
      link('keg_kind', 'KegFleet', { later: ['ordered_kegs'] }),
      whole('kegs_ordered', { unit: 'kegs', min: 1, max: 400, later: ['keg_quantity'] }),
      whole('kegs_loaded', { unit: 'kegs', min: 0, max: 400, counts: true, later: ['kegs_on_truck'] }),
      whole('kegs_short', { unit: 'kegs', min: 0, max: 400, later: ['kegs_missing'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 90000, later: ['order_value_eur'] }),
      amount('discount_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['rebate_eur'] }),
      moment('wanted_at', { later: ['delivery_wanted_at'] }),
      link('bill', 'Invoice', { later: ['delivery_bill'] }),
    ],
    actions: [
      action('confirm_order', ['order_state', ['placed'], 'confirmed'], {
        needs: [present('beer'), when('discount_eur', '<', its('price_eur'))],
        does: [put('kegs_loaded', 0), add('discount_eur', 5)],
      }),
      action('load_kegs', ['order_state', ['confirmed'], 'loaded'], {
        needs: [present('keg_kind'), when('kegs_ordered', '<=', 200), present('wanted_at')],
        does: [put('kegs_loaded', its('kegs_ordered')), onLink('keg_kind', add('kegs_full', -1))],
      }),
      action('deliver_kegs', ['order_state', ['loaded'], 'delivered'], {
        needs: [when('kegs_loaded', '<=', its('kegs_ordered')), present('bill')],
        does: [put('kegs_short', minus('kegs_ordered', its('kegs_loaded'))), onLink('keg_kind', add('kegs_out', 1))],
      }),
      action('cancel_order', ['order_state', ['placed', 'confirmed'], 'cancelled'], { needs: [when('kegs_loaded', '==', 0)], does: [clear('keg_kind'), put('price_eur', 0)] }),
    ],
  }),
  entity('BeerTasting', ['QualityPanel'], {
    fields: [
      text('session_code', { min: 2, max: 20, later: ['panel_code'] }),
      choice('session_state', ['called', 'tasting', 'judged'], { grows: ['void_panel'], usually: 'called', later: ['panel_state'] }),
      link('brew', 'BrewDay', { later: ['tasted_brew'] }),
      links('tasters', 'Employee', { later: ['panel_members'] }),
      whole('aroma_points', { unit: 'points', min: 0, max: 20, counts: true, later: ['nose_points'] }),
      whole('flavor_points', { unit: 'points', min: 0, max: 20, counts: true, later: ['palate_points'] }),
      whole('total_points', { unit: 'points', min: 0, max: 40, later: ['panel_score'] }),
      whole('off_flavors', { unit: 'findings', min: 0, max: 30, counts: true, later: ['faults_found'] }),
      amount('serving_temperature_c', { unit: '°C', min: 0, max: 20, usually: 8, later: ['poured_at_c'] }),
      moment('held_at', { later: ['tasted_at'] }),
    ],
    actions: [
      action('start_panel', ['session_state', ['called'], 'tasting'], {
        needs: [count('tasters', '>=', 3), present('brew')],
        does: [put('aroma_points', 0), put('off_flavors', 0)],
      }),
      action('judge_beer', ['session_state', ['tasting'], 'judged'], {
        needs: [when(plus('aroma_points', its('flavor_points')), '>', 10), when('serving_temperature_c', '<=', 14), present('held_at')],
        does: [put('total_points', plus('aroma_points', its('flavor_points')))],
      }),
    ],
  }),
]);
