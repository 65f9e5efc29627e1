/** A coffee roastery: from green lots over roasts and cuppings to bags, cafés and subscriptions. The model for other domains. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

const ROAST_LEVELS = ['light', 'medium', 'dark'];

export const roastery = domain('roastery', 'a coffee roastery', [
  entity('GreenLot', ['CoffeeLot'], {
    fields: [
      choice('stage', ['booked', 'arrived', 'graded', 'released'], { grows: ['rejected', 'on_hold'], usually: 'booked' }),
      text('origin_region', { min: 2, max: 80, later: ['growing_region'] }),
      amount('weight_kg', { unit: 'kg', min: 0, max: 1200, counts: true, later: ['net_weight_kg'] }),
      whole('bag_count', { unit: 'bags', min: 0, max: 400, counts: true, later: ['jute_bag_count'] }),
      link('farm', 'Farm', { later: ['producer'] }),
      links('cuppings', 'Cupping', { later: ['quality_cuppings'] }),
      amount('moisture_percent', { unit: 'percent', min: 0, max: 20 }),
      moment('arrived_at', { later: ['received_at'] }),
      flag('organic', { usually: false, later: ['certified_organic'] }),
      flag('tradable', { usually: false }),
      amount('committed_kg', { unit: 'kg', min: 0, max: 1200, counts: true, later: ['allocated_kg'] }),
      amount('free_kg', { unit: 'kg', min: 0, max: 1200 }),
      text('hold_reason', { max: 120, nullable: true }),
    ],
    actions: [
      action('grade', ['stage', ['arrived'], 'graded'], {
        needs: [when('moisture_percent', '<=', 12), count('cuppings', '>=', 2), present('arrived_at'), missing('hold_reason')],
        does: [onEach('cuppings', put('confirmed', true)), onLink('farm', add('lots_graded', 1))],
      }),
      action('release', ['stage', ['graded', 'on_hold'], 'released'], {
        needs: [every(['cuppings', 'score'], '>=', 80), present('farm'), when('committed_kg', '<=', its('weight_kg'))],
        does: [put('tradable', true), put('free_kg', minus('weight_kg', its('committed_kg'))), clear('hold_reason')],
      }),
      action('reject', ['stage', ['arrived', 'graded'], 'rejected'], {
        needs: [some(['cuppings', 'defects'], '>', 5), when('tradable', '==', false)],
        does: [onLink('farm', add('lots_rejected', 1)), put('free_kg', 0), put('hold_reason', 'defects in the cup')],
      }),
      action('hold_back', ['stage', ['graded', 'released'], 'on_hold'], {
        needs: [total(['cuppings', 'defects'], '>=', 3)],
        does: [put('tradable', false), onEach('cuppings', add('defects', 1))],
      }),
    ],
  }),
  entity('Farm', ['CoffeeFarm', 'CoffeeProducer'], {
    fields: [
      text('farm_name', { min: 2, max: 100, required: true, later: ['estate_name'] }),
      text('country', { min: 2, max: 60, later: ['country_of_origin'] }),
      whole('altitude_m', { unit: 'm', min: 0, max: 2800, later: ['elevation_m'] }),
      choice('partnership', ['prospect', 'trial', 'partner', 'former'], { grows: ['paused'], usually: 'prospect', later: ['partnership_stage'] }),
      whole('lots_graded', { unit: 'lots', min: 0, max: 500, counts: true }),
      whole('lots_rejected', { unit: 'lots', min: 0, max: 500, counts: true }),
      amount('area_hectares', { unit: 'ha', min: 0, max: 900, later: ['planted_hectares'] }),
      flag('direct_trade', { usually: false }),
      links('varieties', 'Variety', { later: ['grown_varieties'] }),
      link('exporter', 'Supplier'),
      moment('last_visit_at', { later: ['visited_at'] }),
    ],
    actions: [
      action('start_trial', ['partnership', ['prospect'], 'trial'], { needs: [count('varieties', '>', 0), when('altitude_m', '>=', 900)], does: [put('lots_rejected', 0)] }),
      action('become_partner', ['partnership', ['trial', 'paused'], 'partner'], {
        needs: [when('lots_rejected', '<', its('lots_graded')), present('last_visit_at')],
        does: [put('direct_trade', true), onEach('varieties', add('partner_farms', 1))],
      }),
      action('part_ways', ['partnership', ['partner', 'trial'], 'former'], {
        needs: [when('lots_rejected', '>', 4)],
        does: [put('direct_trade', false), clear('exporter'), empty('varieties')],
      }),
    ],
  }),
  entity('Variety', ['CoffeeVariety', 'Cultivar'], {
    fields: [
      text('variety_name', { min: 3, max: 60, later: ['cultivar_name'] }),
      choice('species', ['arabica', 'robusta', 'liberica'], { grows: ['eugenioides'], usually: 'arabica' }),
      whole('partner_farms', { unit: 'farms', min: 0, max: 300, counts: true }),
      whole('cup_potential', { unit: 'points', min: 60, max: 100, later: ['expected_cup_score'] }),
      flag('rust_resistant', { usually: false, later: ['resists_leaf_rust'] }),
      amount('yield_kg_per_tree', { unit: 'kg per tree', min: 0, max: 12 }),
      link('parent_variety', 'Variety', { later: ['bred_from'] }),
      moment('registered_at', { after: 1990 }),
    ],
  }),
  entity('Cupping', ['CuppingScore'], {
    fields: [
      amount('score', { unit: 'points', min: 0, max: 100, later: ['cup_score', 'sca_score'] }),
      whole('defects', { unit: 'defects', min: 0, max: 60, counts: true, later: ['defect_count'] }),
      flag('confirmed', { usually: false, later: ['score_confirmed'] }),
      link('taster', 'Employee', { later: ['q_grader'] }),
      moment('cupped_at', { later: ['tasted_at'] }),
      text('aroma', { max: 120, later: ['aroma_impression'] }),
      whole('acidity', { unit: 'points', min: 0, max: 10, later: ['acidity_points'] }),
      whole('sweetness', { unit: 'points', min: 0, max: 10, later: ['sweetness_points'] }),
      whole('total_points', { unit: 'points', min: 0, max: 20 }),
      choice('verdict', ['open', 'passed', 'failed'], { grows: ['retaste'], usually: 'open' }),
    ],
    actions: [
      action('pass_cup', ['verdict', ['open', 'retaste'], 'passed'], {
        needs: [when('score', '>=', 80), when('defects', '<', 5), present('taster')],
        does: [put('total_points', plus('acidity', its('sweetness'))), put('confirmed', true)],
      }),
      action('fail_cup', ['verdict', ['open'], 'failed'], { needs: [when(plus('acidity', its('sweetness')), '<', 12), when('confirmed', '==', false)], does: [add('defects', 1)] }),
    ],
  }),
  entity('RoastProfile', ['RoastCurve'], {
    fields: [
      text('profile_name', { min: 3, max: 60, later: ['curve_name'] }),
      choice('roast_level', ROAST_LEVELS, { grows: ['espresso'], usually: 'medium', enum: 'RoastLevel' }),
      amount('charge_temperature_c', { unit: '°C', min: 120, max: 240 }),
      amount('drop_temperature_c', { unit: '°C', min: 150, max: 260, later: ['end_temperature_c'] }),
      whole('duration_seconds', { unit: 's', min: 240, max: 1200, later: ['target_duration_s'] }),
      whole('times_roasted', { unit: 'roasts', min: 0, max: 5000, counts: true, later: ['roast_count'] }),
      flag('approved', { usually: false, later: ['cleared_for_production'] }),
      choice('version_state', ['draft', 'tested', 'locked_in'], { grows: ['superseded'], usually: 'draft' }),
      link('author', 'Employee', { later: ['profiled_by'] }),
    ],
    actions: [
      action('lock_in', ['version_state', ['tested'], 'locked_in'], {
        needs: [when('charge_temperature_c', '<', its('drop_temperature_c')), when('times_roasted', '>=', 3), present('author')],
        does: [put('approved', true)],
      }),
      action('send_back', ['version_state', ['tested', 'locked_in'], 'draft'], {
        needs: [when(minus('drop_temperature_c', its('charge_temperature_c')), '>', 5)],
        does: [put('approved', false), put('times_roasted', 0)],
      }),
    ],
  }),
  entity('RoastBatch', ['Roast'], {
    fields: [
      choice('status', ['planned', 'roasting', 'cooling', 'checked'], { grows: ['discarded'], usually: 'planned', later: ['batch_status'] }),
      amount('green_weight_kg', { unit: 'kg', min: 0, max: 120, counts: true, later: ['charge_weight_kg'] }),
      amount('roasted_weight_kg', { unit: 'kg', min: 0, max: 120, counts: true, later: ['yield_kg'] }),
      amount('loss_kg', { unit: 'kg', min: 0, max: 60, later: ['roast_loss_kg'] }),
      link('profile', 'RoastProfile', { later: ['roast_profile'] }),
      link('machine', 'RoastingMachine', { later: ['roaster'] }),
      links('lots', 'GreenLot', { later: ['green_lots'] }),
      choice('roast_level', ROAST_LEVELS, { grows: ['espresso'], enum: 'RoastLevel', later: ['achieved_level'] }),
      moment('roasted_at', { later: ['dropped_at'] }),
      whole('color_value', { unit: 'agtron', min: 20, max: 100, later: ['agtron_color'] }),
      flag('for_sale', { usually: false, later: ['cleared_for_sale'] }),
      text('roaster_remark', { max: 200, nullable: true, later: ['operator_remark'] }),
    ],
    actions: [
      action('charge', ['status', ['planned'], 'roasting'], {
        needs: [present('profile'), count('lots', '>=', 1), every(['lots', 'tradable'], '==', true), when('green_weight_kg', '>', 2)],
        does: [onLink('machine', add('batches_run', 1)), onLink('profile', add('times_roasted', 1)), onEach('lots', put('tradable', false))],
      }),
      action('cool_down', ['status', ['roasting'], 'cooling'], {
        needs: [when('roasted_weight_kg', '<', its('green_weight_kg')), present('machine')],
        does: [put('loss_kg', minus('green_weight_kg', its('roasted_weight_kg'))), onLink('machine', put('last_charge_kg', its('green_weight_kg')))],
      }),
      action('check_color', ['status', ['cooling'], 'checked'], {
        needs: [when('color_value', '>=', 45), when(times('loss_kg', 4), '<=', its('green_weight_kg'))],
        does: [put('for_sale', true), onLink('profile', put('approved', true))],
      }),
      action('discard', ['status', ['cooling', 'checked'], 'discarded'], {
        needs: [when('color_value', '<', 30)],
        does: [put('for_sale', false), put('roasted_weight_kg', 0), onEach('lots', add('committed_kg', -0.5))],
      }),
    ],
  }),
  entity('RoastingMachine', ['DrumRoaster'], {
    fields: [
      text('machine_name', { min: 2, max: 50, later: ['drum_name'] }),
      amount('capacity_kg', { unit: 'kg', min: 1, max: 120, later: ['drum_capacity_kg'] }),
      amount('last_charge_kg', { unit: 'kg', min: 0, max: 120 }),
      whole('batches_run', { unit: 'batches', min: 0, max: 20000, counts: true, later: ['batches_since_new'] }),
      whole('batches_until_cleaning', { unit: 'batches', min: 0, max: 500, counts: true }),
      choice('condition', ['ready', 'heating', 'cleaning', 'broken'], { grows: ['retired'], usually: 'ready', later: ['machine_condition'] }),
      link('site', 'Site', { later: ['roasting_site'] }),
      moment('cleaned_at', { later: ['last_cleaned_at'] }),
      flag('afterburner', { usually: true, later: ['has_afterburner'] }),
    ],
    actions: [
      action('heat_up', ['condition', ['ready'], 'heating'], {
        needs: [when('batches_until_cleaning', '>', 0), when('last_charge_kg', '<=', its('capacity_kg'))],
        does: [add('batches_until_cleaning', -1)],
      }),
      action('clean_drum', ['condition', ['ready', 'heating'], 'cleaning'], {
        needs: [when('batches_until_cleaning', '<=', 20), present('site')],
        does: [put('batches_until_cleaning', 200), put('last_charge_kg', 0)],
      }),
    ],
  }),
  entity('Blend', ['HouseBlend'], {
    fields: [
      text('blend_name', { min: 2, max: 60, later: ['label_name'] }),
      links('components', 'GreenLot', { later: ['component_lots'] }),
      choice('season', ['spring', 'summer', 'autumn', 'winter'], { grows: ['all_year'], later: ['release_season'] }),
      choice('recipe_state', ['idea', 'trial', 'listed', 'delisted'], { grows: ['seasonal_pause'], usually: 'idea' }),
      whole('trials', { unit: 'trials', min: 0, max: 60, counts: true, later: ['trial_roasts'] }),
      amount('price_per_kg', { unit: 'EUR per kg', min: 0, max: 120, later: ['list_price_per_kg'] }),
      amount('component_cost_per_kg', { unit: 'EUR per kg', min: 0, max: 80 }),
      flag('decaf', { usually: false, later: ['decaffeinated'] }),
      text('tasting_text', { max: 250, nullable: true, later: ['flavor_description'] }),
    ],
    actions: [
      action('try_out', ['recipe_state', ['idea'], 'trial'], {
        needs: [count('components', '>=', 2), every(['components', 'tradable'], '==', true)],
        does: [add('trials', 1), onEach('components', add('committed_kg', 2.5))],
      }),
      action('put_on_list', ['recipe_state', ['trial', 'seasonal_pause'], 'listed'], {
        needs: [when('component_cost_per_kg', '<', its('price_per_kg')), when('trials', '>=', 3), present('tasting_text')],
        does: [put('trials', 0)],
      }),
      action('take_off_list', ['recipe_state', ['listed'], 'delisted'], { needs: [total(['components', 'free_kg'], '<', 60)], does: [empty('components'), clear('tasting_text')] }),
    ],
  }),
  entity('CoffeeBag', ['RetailBag'], {
    fields: [
      text('label', { min: 3, max: 80, later: ['label_text'] }),
      whole('net_grams', { unit: 'g', min: 100, max: 3000, later: ['fill_weight_g'] }),
      whole('in_stock', { unit: 'retail bags', min: 0, max: 5000, counts: true, later: ['stock_on_hand'] }),
      whole('reserved', { unit: 'retail bags', min: 0, max: 5000, counts: true, later: ['reserved_bags'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 90, later: ['retail_price_eur'] }),
      link('batch', 'RoastBatch', { later: ['source_batch'] }),
      link('blend', 'Blend'),
      choice('shelf_state', ['packed', 'on_shelf', 'sold_out', 'expired'], { grows: ['recalled'], usually: 'packed' }),
      moment('best_before', { later: ['best_before_at'] }),
      flag('whole_bean', { usually: true }),
    ],
    actions: [
      action('shelve', ['shelf_state', ['packed'], 'on_shelf'], {
        needs: [present('batch'), when('in_stock', '>', its('reserved'))],
        does: [onLink('batch', put('for_sale', false))],
      }),
      action('recall_bags', ['shelf_state', ['packed', 'on_shelf'], 'recalled'], { needs: [when('in_stock', '>', 0)], does: [put('reserved', 0), clear('blend')] }),
    ],
  }),
  entity('Cafe', ['WholesaleCafe', 'CafePartner'], {
    fields: [
      text('cafe_name', { min: 2, max: 80, required: true, later: ['trading_name'] }),
      text('city', { min: 2, max: 60, later: ['delivery_city'] }),
      choice('account_state', ['trial', 'active', 'blocked'], { grows: ['closed_down'], usually: 'trial' }),
      whole('weekly_bags', { unit: 'retail bags', min: 0, max: 800, counts: true, later: ['standing_bags'] }),
      amount('credit_limit_eur', { unit: 'EUR', min: 0, max: 20000, counts: true }),
      amount('open_balance_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['outstanding_eur'] }),
      links('blends', 'Blend', { later: ['served_blends'] }),
      link('account_manager', 'Employee', { later: ['looked_after_by'] }),
      links('invoices', 'Invoice', { later: ['billed_invoices'] }),
      flag('espresso_machine_on_loan', { usually: false }),
    ],
    actions: [
      action('open_account', ['account_state', ['trial', 'blocked'], 'active'], {
        needs: [present('account_manager'), when('open_balance_eur', '<=', its('credit_limit_eur')), count('blends', '>', 0)],
        does: [add('credit_limit_eur', 250), onEach('blends', add('trials', 1))],
      }),
      action('block_account', ['account_state', ['active'], 'blocked'], {
        needs: [some(['invoices', 'overdue'], '==', true), when('open_balance_eur', '>', 500)],
        does: [put('weekly_bags', 0), put('espresso_machine_on_loan', false)],
      }),
    ],
  }),
  entity('Subscription', ['CoffeeSubscription'], {
    fields: [
      text('subscriber_email', { min: 5, max: 100, later: ['billing_email'] }),
      choice('plan_state', ['trial', 'running', 'paused', 'ended'], { grows: ['gifted'], usually: 'trial', later: ['subscription_state'] }),
      choice('preferred_level', ROAST_LEVELS, { grows: ['espresso'], enum: 'RoastLevel', usually: 'medium' }),
      choice('last_level', ROAST_LEVELS, { grows: ['espresso'], enum: 'RoastLevel', later: ['last_shipped_level'] }),
      whole('bags_per_month', { unit: 'retail bags', min: 1, max: 20, later: ['monthly_bags'] }),
      whole('bags_sent', { unit: 'retail bags', min: 0, max: 2000, counts: true, later: ['bags_shipped'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 30000, counts: true, later: ['lifetime_value_eur'] }),
      links('bags', 'CoffeeBag', { later: ['next_box'] }),
      moment('started_at', { later: ['member_since'] }),
      moment('paused_until', { nullable: true }),
    ],
    actions: [
      action('send_box', ['plan_state', ['trial', 'running', 'gifted'], 'running'], {
        needs: [count('bags', '>=', 1), every(['bags', 'in_stock'], '>', 0), total(['bags', 'net_grams'], '<=', 5000)],
        does: [add('bags_sent', 1), put('last_level', its('preferred_level')), onEach('bags', add('in_stock', -1))],
      }),
      action('take_a_break', ['plan_state', ['running'], 'paused'], { needs: [when('bags_sent', '>=', its('bags_per_month')), present('paused_until')], does: [empty('bags')] }),
      action('come_back', ['plan_state', ['paused', 'ended'], 'running'], {
        needs: [when(times('bags_per_month', 2), '<', 30)],
        does: [clear('paused_until'), put('bags_sent', 0)],
      }),
    ],
  }),
  entity('BrewGuide', ['BrewRecipe'], {
    fields: [
      text('guide_title', { min: 4, max: 100, later: ['recipe_title'] }),
      choice('method', ['filter', 'espresso', 'french_press', 'aeropress'], { grows: ['cold_brew', 'moka'], later: ['brew_method'] }),
      amount('dose_grams', { unit: 'g', min: 5, max: 90, later: ['coffee_dose_g'] }),
      amount('water_grams', { unit: 'g', min: 20, max: 1500, later: ['water_g'] }),
      amount('water_temperature_c', { unit: '°C', min: 4, max: 100 }),
      whole('brew_seconds', { unit: 's', min: 15, max: 900, later: ['brew_time_s'] }),
      link('blend', 'Blend', { later: ['written_for'] }),
      choice('editing', ['draft', 'reviewed', 'online'], { grows: ['withdrawn'], usually: 'draft' }),
      whole('likes', { unit: 'likes', min: 0, max: 100000, counts: true, later: ['thumbs_up'] }),
      link('written_by', 'Employee'),
    ],
    actions: [
      action('put_online', ['editing', ['reviewed'], 'online'], {
        needs: [when(times('dose_grams', 10), '<=', its('water_grams')), present('written_by'), when('brew_seconds', '>=', 30)],
        does: [put('likes', 0)],
      }),
    ],
  }),
]);
