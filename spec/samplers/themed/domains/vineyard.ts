/** A wine estate: from vine blocks, grapes and pickers over pressings, casks and blends to bottlings, tastings and wine club boxes. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const vineyard = domain('vineyard', 'a wine estate', [
  entity('VineBlock', ['VineyardParcel'], {
    fields: [
      text('block_name', { min: 2, max: 60, required: true, later: ['parcel_name'] }),
      choice('vine_state', ['dormant', 'growing', 'ripening', 'harvested'], { grows: ['replanted', 'frosted'], usually: 'dormant', later: ['vegetation_state'] }),
      link('grape', 'GrapeVariety', { later: ['planted_variety'] }),
      whole('vines', { unit: 'vines', min: 0, max: 90000, counts: true, later: ['vine_count'] }),
      whole('vines_missing', { unit: 'vines', min: 0, max: 90000, counts: true, later: ['dead_vines'] }),
      amount('area_hectares', { unit: 'ha', min: 0, max: 200, later: ['surface_hectares'] }),
      amount('sugar_brix', { unit: '°Bx', min: 0, max: 35, later: ['grape_sugar_brix'] }),
      amount('wanted_brix', { unit: '°Bx', min: 15, max: 35, usually: 22, later: ['target_sugar_brix'] }),
      whole('planted_year', { unit: 'years', min: 1850, max: 2040, later: ['year_of_planting'] }),
      flag('organic', { usually: true, later: ['organically_farmed'] }),
      link('estate_site', 'Site', { later: ['estate_part'] }),
      moment('sprayed_at', { later: ['last_sprayed_at'] }),
    ],
    actions: [
      action('bud_break', ['vine_state', ['dormant'], 'growing'], {
        needs: [present('grape'), when('vines', '>', its('vines_missing'))],
        does: [put('sugar_brix', 0), onLink('grape', add('blocks_planted', 1))],
      }),
      action('start_ripening', ['vine_state', ['growing'], 'ripening'], { needs: [present('sprayed_at'), when('area_hectares', '>', 0.25)], does: [put('sugar_brix', 8)] }),
      action('bring_in', ['vine_state', ['ripening'], 'harvested'], {
        needs: [when('sugar_brix', '>=', its('wanted_brix')), present('estate_site')],
        does: [put('sugar_brix', 0), onLink('grape', add('harvests', 1))],
      }),
      action('replant_block', ['vine_state', ['dormant', 'harvested'], 'replanted'], {
        needs: [when(times('vines_missing', 3), '>', its('vines')), when('planted_year', '<', 1995)],
        does: [put('vines_missing', 0), put('organic', false), clear('grape')],
      }),
    ],
  }),
  entity('GrapeVariety', ['Cultivar'], {
    fields: [
      text('variety_name', { min: 2, max: 60, required: true, later: ['cultivar_name'] }),
      choice('approval', ['on_trial', 'approved', 'restricted'], { grows: ['phased_out'], usually: 'on_trial', later: ['planting_state'] }),
      choice('skin_color', ['white', 'red', 'grey'], { grows: ['rose'], usually: 'white', later: ['berry_color'] }),
      whole('blocks_planted', { unit: 'blocks', min: 0, max: 90, counts: true, later: ['parcels_planted'] }),
      whole('harvests', { unit: 'harvests', min: 0, max: 200, counts: true, later: ['vintages_picked'] }),
      whole('ripening_days', { unit: 'days', min: 60, max: 220, usually: 110, later: ['days_to_ripeness'] }),
      whole('mildew_points', { unit: 'points', min: 1, max: 9, later: ['mildew_resistance'] }),
      amount('must_yield_percent', { unit: 'percent', min: 40, max: 90, usually: 70, later: ['juice_yield_percent'] }),
      flag('table_grape', { usually: false, later: ['also_for_eating'] }),
      link('nursery', 'Supplier', { later: ['vine_nursery'] }),
      link('cross_of', 'GrapeVariety', { later: ['parent_variety'] }),
    ],
    actions: [
      action('approve_variety', ['approval', ['on_trial', 'restricted'], 'approved'], {
        needs: [when('harvests', '>=', 3), present('nursery'), when('mildew_points', '>=', 5)],
        does: [put('table_grape', false)],
      }),
      action('restrict_variety', ['approval', ['approved'], 'restricted'], {
        needs: [when('blocks_planted', '>', 5), when('ripening_days', '<=', 150)],
        does: [onLink('cross_of', add('blocks_planted', -1)), put('must_yield_percent', 60)],
      }),
    ],
  }),
  entity('GrapePicking', ['HarvestDay'], {
    fields: [
      text('picking_code', { min: 2, max: 20, required: true, later: ['harvest_code'] }),
      choice('picking_state', ['called', 'picking', 'weighed', 'pressed_off'], { grows: ['rained_off'], usually: 'called', later: ['harvest_state'] }),
      link('block', 'VineBlock', { later: ['picked_block'] }),
      links('pickers', 'Employee', { later: ['picking_crew'] }),
      whole('crates', { unit: 'crates', min: 0, max: 5000, counts: true, later: ['crates_filled'] }),
      amount('grapes_kg', { unit: 'kg', min: 0, max: 90000, counts: true, later: ['picked_kg'] }),
      amount('sorted_out_kg', { unit: 'kg', min: 0, max: 90000, counts: true, later: ['rejected_kg'] }),
      amount('sound_kg', { unit: 'kg', min: 0, max: 90000, later: ['accepted_kg'] }),
      amount('rain_mm', { unit: 'mm', min: 0, max: 120, later: ['rainfall_mm'] }),
      moment('started_at', { later: ['first_row_at'] }),
      flag('by_hand', { usually: true, later: ['hand_picked'] }),
    ],
    actions: [
      action('start_picking', ['picking_state', ['called'], 'picking'], {
        needs: [count('pickers', '>=', 2), present('block'), when('rain_mm', '<', 5)],
        does: [put('crates', 0), put('by_hand', true)],
      }),
      action('weigh_in', ['picking_state', ['picking'], 'weighed'], {
        needs: [when('sorted_out_kg', '<', its('grapes_kg')), when('crates', '>', 3), present('started_at')],
        does: [put('sound_kg', minus('grapes_kg', its('sorted_out_kg'))), onLink('block', put('sugar_brix', 0))],
      }),
      action('press_off', ['picking_state', ['weighed'], 'pressed_off'], { needs: [when(times('sorted_out_kg', 4), '<=', its('sound_kg'))], does: [put('crates', 0)] }),
    ],
  }),
  entity('WinePressing', ['GrapePress'], {
    fields: [
      text('press_code', { min: 2, max: 20, later: ['press_run'] }),
      choice('press_state', ['loaded', 'pressing', 'settled', 'racked'], { grows: ['spoiled'], usually: 'loaded', later: ['must_state'] }),
      links('pickings', 'GrapePicking', { later: ['pressed_pickings'] }),
      link('cellarman', 'Employee', { later: ['press_operator'] }),
      amount('loaded_kg', { unit: 'kg', min: 0, max: 30000, counts: true, later: ['mash_kg'] }),
      amount('free_run_l', { unit: 'l', min: 0, max: 20000, counts: true, later: ['free_run_litres'] }),
      amount('press_wine_l', { unit: 'l', min: 0, max: 20000, counts: true, later: ['pressed_litres'] }),
      amount('must_l', { unit: 'l', min: 0, max: 40000, later: ['must_litres'] }),
      amount('pressure_bar', { unit: 'bar', min: 0, max: 6, later: ['press_pressure_bar'] }),
      amount('acid_g_per_l', { unit: 'g/l', min: 0, max: 20, later: ['total_acidity'] }),
      moment('pressed_at', { later: ['press_closed_at'] }),
      flag('whole_bunch', { usually: false, later: ['with_stems'] }),
    ],
    actions: [
      action('start_press', ['press_state', ['loaded'], 'pressing'], {
        needs: [count('pickings', '>=', 1), when('pressure_bar', '<=', 2), present('cellarman')],
        does: [onEach('pickings', put('crates', 0))],
      }),
      action('settle_must', ['press_state', ['pressing'], 'settled'], {
        needs: [when('press_wine_l', '<', its('free_run_l')), present('pressed_at')],
        does: [put('must_l', plus('free_run_l', its('press_wine_l')))],
      }),
      action('rack_must', ['press_state', ['settled'], 'racked'], {
        needs: [every(['pickings', 'rain_mm'], '<', 10), when('acid_g_per_l', '>=', 5)],
        does: [empty('pickings'), put('loaded_kg', 0)],
      }),
    ],
  }),
  entity('WineCask', ['Barrel'], {
    fields: [
      text('cask_number', { min: 1, max: 16, required: true, later: ['barrel_number'] }),
      choice('cask_state', ['empty_cask', 'fermenting', 'maturing', 'racked_off'], { grows: ['leaking', 'sold_off'], usually: 'empty_cask', later: ['barrel_state'] }),
      choice('wood', ['french_oak', 'american_oak', 'acacia'], { grows: ['chestnut'], usually: 'french_oak', later: ['barrel_wood'] }),
      link('pressing', 'WinePressing', { later: ['filled_from'] }),
      amount('volume_l', { unit: 'l', min: 50, max: 9000, usually: 225, later: ['nominal_volume_l'] }),
      amount('wine_l', { unit: 'l', min: 0, max: 9000, counts: true, later: ['content_l'] }),
      amount('ullage_l', { unit: 'l', min: 0, max: 9000, later: ['empty_space_l'] }),
      whole('fills', { unit: 'fills', min: 0, max: 60, counts: true, later: ['times_filled'] }),
      whole('fills_allowed', { unit: 'fills', min: 1, max: 60, usually: 5, later: ['useful_fills'] }),
      whole('months_matured', { unit: 'months', min: 0, max: 240, counts: true, later: ['months_in_cask'] }),
      flag('new_oak', { usually: false, later: ['first_fill'] }),
      link('cooper', 'Supplier', { later: ['cooperage'] }),
    ],
    actions: [
      action('fill_cask', ['cask_state', ['empty_cask'], 'fermenting'], {
        needs: [present('pressing'), when('fills', '<', its('fills_allowed')), when('wine_l', '<=', its('volume_l'))],
        does: [add('fills', 1), put('ullage_l', minus('volume_l', its('wine_l')))],
      }),
      action('mature', ['cask_state', ['fermenting'], 'maturing'], {
        needs: [when('months_matured', '==', 0), when('wood', '!=', 'acacia')],
        does: [put('new_oak', false), add('months_matured', 1)],
      }),
      action('rack_cask', ['cask_state', ['fermenting', 'maturing'], 'racked_off'], {
        needs: [when('months_matured', '>=', 6), when('ullage_l', '<', 50)],
        does: [put('wine_l', 0), put('ullage_l', its('volume_l'))],
      }),
    ],
  }),
  entity('WineBlend', ['Cuvee'], {
    fields: [
      text('cuvee_name', { min: 2, max: 80, required: true, later: ['wine_name'] }),
      choice('blend_state', ['proposed', 'tasted', 'fixed_blend'], { grows: ['abandoned'], usually: 'proposed', later: ['cuvee_state'] }),
      links('casks', 'WineCask', { later: ['blended_casks'] }),
      link('winemaker', 'Employee', { later: ['blended_by'] }),
      whole('vintage', { unit: 'years', min: 1950, max: 2040, later: ['vintage_year'] }),
      amount('alcohol_percent', { unit: 'percent', min: 0, max: 17, later: ['alcohol_by_volume'] }),
      amount('blend_litres', { unit: 'l', min: 0, max: 90000, counts: true, later: ['cuvee_litres'] }),
      amount('bottled_litres', { unit: 'l', min: 0, max: 90000, counts: true, later: ['litres_bottled'] }),
      whole('trials', { unit: 'trials', min: 0, max: 40, counts: true, later: ['bench_trials'] }),
      whole('tasting_points', { unit: 'points', min: 50, max: 100, later: ['panel_points'] }),
      flag('unfiltered', { usually: false, later: ['bottled_unfiltered'] }),
      text('character_text', { max: 250, nullable: true, later: ['tasting_character'] }),
    ],
    actions: [
      action('taste_blend', ['blend_state', ['proposed'], 'tasted'], {
        needs: [count('casks', '>=', 2), when('alcohol_percent', '<=', 15), present('winemaker')],
        does: [add('trials', 1), onEach('casks', add('wine_l', -0.5))],
      }),
      action('fix_blend', ['blend_state', ['tasted'], 'fixed_blend'], {
        needs: [when('trials', '>=', 2), every(['casks', 'months_matured'], '>=', 3), present('character_text')],
        does: [onEach('casks', put('new_oak', false)), put('bottled_litres', 0)],
      }),
      action('abandon_blend', ['blend_state', ['proposed', 'tasted'], 'abandoned'], {
        needs: [when('tasting_points', '<', 75), total(['casks', 'wine_l'], '<', 900)],
        does: [empty('casks'), clear('character_text')],
      }),
    ],
  }),
  entity('WineBottling', ['BottlingRun'], {
    fields: [
      text('bottling_code', { min: 2, max: 20, required: true, later: ['lot_number'] }),
      choice('line_state', ['scheduled', 'filling', 'labelled', 'released_wine'], { grows: ['withdrawn'], usually: 'scheduled', later: ['bottling_state'] }),
      link('blend', 'WineBlend', { later: ['bottled_blend'] }),
      choice('closure', ['cork', 'screw_cap', 'crown_cap'], { grows: ['glass_stopper'], usually: 'cork', later: ['bottle_closure'] }),
      whole('bottles_planned', { unit: 'bottles', min: 10, max: 90000, later: ['planned_bottles'] }),
      whole('bottles_filled', { unit: 'bottles', min: 0, max: 90000, counts: true, later: ['filled_bottles'] }),
      whole('bottles_broken', { unit: 'bottles', min: 0, max: 9000, counts: true, later: ['breakage'] }),
      whole('bottles_stocked', { unit: 'bottles', min: 0, max: 90000, counts: true, later: ['bottles_in_cellar'] }),
      amount('sulphite_mg', { unit: 'mg/l', min: 0, max: 400, later: ['total_sulphites_mg'] }),
      amount('bottle_price_eur', { unit: 'EUR', min: 0, max: 900, later: ['cellar_door_eur'] }),
      moment('bottled_at', { later: ['filled_on'] }),
    ],
    actions: [
      action('start_filling', ['line_state', ['scheduled'], 'filling'], {
        needs: [present('blend'), when('bottles_planned', '>=', 100), when('sulphite_mg', '<', 200)],
        does: [put('bottles_filled', 0), onLink('blend', add('bottled_litres', 0.75))],
      }),
      action('label_bottles', ['line_state', ['filling'], 'labelled'], {
        needs: [when('bottles_broken', '<', its('bottles_filled')), present('bottled_at')],
        does: [put('bottles_stocked', minus('bottles_filled', its('bottles_broken')))],
      }),
      action('release_wine', ['line_state', ['labelled'], 'released_wine'], {
        needs: [when('closure', '!=', 'crown_cap'), when('bottle_price_eur', '>=', 4)],
        does: [put('bottles_broken', 0)],
      }),
    ],
  }),
  entity('CellarTasting', ['WineTasting'], {
    fields: [
      text('tasting_title', { min: 3, max: 80, required: true, later: ['tasting_name'] }),
      choice('booking_state', ['offered', 'booked_up', 'poured', 'closed'], { grows: ['cancelled'], usually: 'offered', later: ['tasting_state'] }),
      link('host', 'Employee', { later: ['sommelier'] }),
      links('wines', 'WineBottling', { later: ['wines_poured'] }),
      links('guests', 'WineClubMember', { later: ['tasting_guests'] }),
      whole('seats_taken', { unit: 'seats', min: 0, max: 80, counts: true, later: ['guests_booked'] }),
      whole('seats_offered', { unit: 'seats', min: 2, max: 80, usually: 12, later: ['guest_limit'] }),
      amount('seat_price_eur', { unit: 'EUR', min: 0, max: 200, later: ['price_per_guest_eur'] }),
      amount('bottles_sold_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['cellar_sales_eur'] }),
      moment('starts_at', { later: ['welcome_at'] }),
      flag('with_food', { usually: false, later: ['food_pairing'] }),
    ],
    actions: [
      action('report_booked_up', ['booking_state', ['offered'], 'booked_up'], {
        needs: [when('seats_taken', '>=', its('seats_offered')), present('host')],
        does: [put('seat_price_eur', 25)],
      }),
      action('pour_wines', ['booking_state', ['offered', 'booked_up'], 'poured'], {
        needs: [count('wines', '>=', 3), present('starts_at'), every(['guests', 'of_age'], '==', true)],
        does: [onEach('wines', add('bottles_stocked', -1)), onEach('guests', add('tastings_attended', 1))],
      }),
      action('close_tasting', ['booking_state', ['poured'], 'closed'], {
        needs: [when('bottles_sold_eur', '>', 20), some(['wines', 'bottle_price_eur'], '>=', 10)],
        does: [put('seats_taken', 0), empty('guests')],
      }),
      action('cancel_tasting', ['booking_state', ['offered'], 'cancelled'], {
        needs: [when(times('seats_taken', 2), '<', its('seats_offered')), when('with_food', '==', false)],
        does: [empty('wines'), clear('host')],
      }),
    ],
  }),
  entity('WineClubMember', ['CellarFriend'], {
    fields: [
      text('member_name', { min: 2, max: 100, required: true, later: ['club_member_name'] }),
      text('shipping_address', { min: 5, max: 200, later: ['delivery_address'] }),
      choice('club_state', ['invited', 'member', 'resting'], { grows: ['left_club'], usually: 'invited', later: ['membership_state'] }),
      choice('taste', ['dry', 'fruity', 'sweet'], { grows: ['natural'], usually: 'dry', later: ['preferred_taste'] }),
      whole('boxes_received', { unit: 'boxes', min: 0, max: 400, counts: true, later: ['boxes_sent'] }),
      whole('bottles_per_box', { unit: 'bottles', min: 3, max: 24, usually: 6, later: ['box_size'] }),
      whole('tastings_attended', { unit: 'tastings', min: 0, max: 200, counts: true, later: ['tastings_joined'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['lifetime_sales_eur'] }),
      amount('discount_percent', { unit: 'percent', min: 0, max: 30, later: ['member_discount_percent'] }),
      flag('of_age', { usually: false, later: ['age_verified'] }),
      link('advisor', 'Employee', { later: ['personal_advisor'] }),
      moment('joined_at', { later: ['member_since'] }),
    ],
    actions: [
      action('join_club', ['club_state', ['invited', 'resting'], 'member'], {
        needs: [when('of_age', '==', true), when('bottles_per_box', '<=', 12), present('advisor')],
        does: [put('boxes_received', 0), put('discount_percent', 5)],
      }),
      action('rest_membership', ['club_state', ['member'], 'resting'], { needs: [when('boxes_received', '>=', 4), present('joined_at')], does: [put('discount_percent', 0)] }),
      action('leave_club', ['club_state', ['member', 'resting'], 'left_club'], {
        needs: [when('spent_eur', '<', 100), when('taste', '!=', 'natural')],
        does: [clear('advisor'), put('tastings_attended', 0)],
      }),
    ],
  }),
  entity('ClubBox', ['WineBox'], {
    fields: [
      text('box_code', { min: 2, max: 20, required: true, later: ['parcel_code'] }),
      choice('box_state', ['composed', 'packed', 'shipped', 'enjoyed'], { grows: ['returned'], usually: 'composed', later: ['parcel_state'] }),
      link('recipient', 'WineClubMember', { later: ['sent_to'] }),
      links('bottlings', 'WineBottling', { later: ['wines_in_box'] }),
      whole('bottles', { unit: 'bottles', min: 1, max: 24, usually: 6, later: ['bottle_count'] }),
      whole('bottles_broken', { unit: 'bottles', min: 0, max: 24, counts: true, later: ['bottles_damaged'] }),
      amount('box_price_eur', { unit: 'EUR', min: 0, max: 2000, later: ['club_price_eur'] }),
      amount('shipping_eur', { unit: 'EUR', min: 0, max: 90, later: ['freight_eur'] }),
      amount('total_eur', { unit: 'EUR', min: 0, max: 2090, later: ['amount_charged_eur'] }),
      moment('shipped_at', { later: ['handed_to_carrier_at'] }),
      flag('gift_wrapped', { usually: false, later: ['as_gift'] }),
      link('bill', 'Invoice', { later: ['box_invoice'] }),
    ],
    actions: [
      action('pack_box', ['box_state', ['composed'], 'packed'], {
        needs: [count('bottlings', '>=', 1), present('recipient'), when('bottles', '>=', 3)],
        does: [put('total_eur', plus('box_price_eur', its('shipping_eur'))), put('bottles_broken', 0)],
      }),
      action('ship_box', ['box_state', ['packed'], 'shipped'], {
        needs: [present('shipped_at'), total(['bottlings', 'bottle_price_eur'], '<=', 600), present('bill')],
        does: [onLink('recipient', add('boxes_received', 1)), onLink('recipient', put('spent_eur', its('total_eur')))],
      }),
      action('record_return', ['box_state', ['shipped'], 'returned'], {
        needs: [when(times('bottles_broken', 2), '>', its('bottles')), when('gift_wrapped', '==', false)],
        does: [onLink('recipient', add('boxes_received', -1)), put('total_eur', 0), empty('bottlings')],
      }),
    ],
  }),
]);
