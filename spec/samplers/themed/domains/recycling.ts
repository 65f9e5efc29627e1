/** A recycling plant: from kerbside bins and collection rounds over sorting lines and bales to buyers and landfill. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

const FRACTIONS = ['paper', 'glass', 'plastic', 'metal'];
const LATER_FRACTIONS = ['textile', 'electronics'];

export const recycling = domain('recycling', 'a recycling plant', [
  entity('CollectionRound', ['PickupRound'], {
    fields: [
      text('round_code', { min: 2, max: 20, required: true, later: ['round_number'] }),
      choice('fraction', FRACTIONS, { grows: LATER_FRACTIONS, enum: 'WasteFraction', usually: 'paper', later: ['collected_fraction'] }),
      choice('round_state', ['planned', 'under_way', 'unloaded'], { grows: ['broken_off'], usually: 'planned' }),
      links('stops', 'RecyclingBin', { later: ['bins_on_round'] }),
      link('truck', 'RefuseTruck', { later: ['collecting_truck'] }),
      link('driver', 'Employee', { later: ['round_driver'] }),
      whole('bins_emptied', { unit: 'bins', min: 0, max: 2000, counts: true, later: ['bins_served'] }),
      whole('bins_missed', { unit: 'bins', min: 0, max: 2000, counts: true, later: ['missed_bins'] }),
      amount('collected_t', { unit: 't', min: 0, max: 26, counts: true, later: ['tonnage_t'] }),
      amount('distance_km', { unit: 'km', min: 0, max: 300, later: ['driven_km'] }),
      moment('departs_at', { later: ['leaves_yard_at'] }),
    ],
    actions: [
      action('start_round', ['round_state', ['planned', 'broken_off'], 'under_way'], {
        needs: [present('truck'), present('driver'), count('stops', '>=', 1)],
        does: [put('bins_emptied', 0), onLink('truck', add('rounds_driven', 1))],
      }),
      action('unload', ['round_state', ['under_way'], 'unloaded'], {
        needs: [when('bins_missed', '<', its('bins_emptied')), when('collected_t', '>', 0)],
        does: [onEach('stops', put('fill_percent', 0)), onLink('truck', put('load_t', 0))],
      }),
    ],
  }),
  entity('RecyclingBin', ['WheelieBin', 'WasteContainer'], {
    fields: [
      text('bin_tag', { min: 4, max: 24, required: true, later: ['rfid_tag'] }),
      choice('fraction', FRACTIONS, { grows: LATER_FRACTIONS, enum: 'WasteFraction', later: ['bin_fraction'] }),
      choice('bin_state', ['ordered', 'in_place', 'damaged', 'withdrawn'], { grows: ['stolen'], usually: 'ordered' }),
      whole('volume_l', { unit: 'l', min: 60, max: 5000, later: ['capacity_l'] }),
      amount('fill_percent', { unit: 'percent', min: 0, max: 100, later: ['fill_level_percent'] }),
      whole('times_emptied', { unit: 'emptyings', min: 0, max: 5000, counts: true, later: ['emptying_count'] }),
      whole('complaints', { unit: 'complaints', min: 0, max: 90, counts: true, later: ['complaint_count'] }),
      flag('contaminated', { usually: false, later: ['wrongly_filled'] }),
      text('street', { min: 3, max: 120, later: ['kerbside_address'] }),
      moment('placed_at', { nullable: true, later: ['delivered_at'] }),
      link('household', 'WasteAccount', { later: ['billed_account'] }),
    ],
    actions: [
      action('put_in_place', ['bin_state', ['ordered', 'damaged'], 'in_place'], {
        needs: [present('household'), present('placed_at')],
        does: [put('fill_percent', 0), onLink('household', add('bins_held', 1))],
      }),
      action('report_damage', ['bin_state', ['in_place'], 'damaged'], { needs: [when('times_emptied', '>', 50)], does: [add('complaints', 1)] }),
    ],
  }),
  entity('WasteAccount', ['HouseholdAccount'], {
    fields: [
      text('account_holder', { min: 2, max: 100, required: true, later: ['fee_payer'] }),
      choice('account_state', ['registered', 'billed', 'in_arrears', 'closed'], { grows: ['exempt'], usually: 'registered', later: ['fee_state'] }),
      whole('residents', { unit: 'people', min: 1, max: 400, later: ['people_in_household'] }),
      whole('bins_held', { unit: 'bins', min: 0, max: 60, counts: true, later: ['bins_assigned'] }),
      amount('yearly_fee_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['annual_waste_fee_eur'] }),
      amount('arrears_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['outstanding_fee_eur'] }),
      links('notices', 'Invoice', { later: ['fee_notices'] }),
      flag('composts_at_home', { usually: false, later: ['home_composter'] }),
      moment('moved_in_at', { later: ['liable_since'] }),
      text('moving_remark', { max: 160, nullable: true, later: ['moving_note'] }),
    ],
    actions: [
      action('bill_account', ['account_state', ['registered', 'exempt'], 'billed'], {
        needs: [count('notices', '>=', 1), when('bins_held', '>', 0)],
        does: [put('arrears_eur', 0)],
      }),
      action('declare_arrears', ['account_state', ['billed'], 'in_arrears'], {
        needs: [some(['notices', 'overdue'], '==', true), when(times('arrears_eur', 2), '>', its('yearly_fee_eur'))],
        does: [onEach('notices', add('reminders_sent', 1))],
      }),
      action('close_account', ['account_state', ['billed', 'registered'], 'closed'], {
        needs: [when('arrears_eur', '==', 0), present('moving_remark')],
        does: [empty('notices'), put('yearly_fee_eur', 0)],
      }),
    ],
  }),
  entity('RefuseTruck', ['CollectionTruck'], {
    fields: [
      text('fleet_number', { min: 1, max: 12, required: true, later: ['truck_number'] }),
      choice('body', ['rear_loader', 'side_loader', 'hook_lift'], { grows: ['crane_truck'], later: ['body_design'] }),
      choice('truck_state', ['ready', 'collecting', 'in_workshop', 'scrapped'], { grows: ['rented_out'], usually: 'ready', later: ['readiness'] }),
      amount('payload_t', { unit: 't', min: 1, max: 26, later: ['maximum_load_t'] }),
      amount('load_t', { unit: 't', min: 0, max: 26, counts: true, later: ['current_load_t'] }),
      whole('rounds_driven', { unit: 'rounds', min: 0, max: 20000, counts: true, later: ['round_count'] }),
      amount('fuel_l', { unit: 'l', min: 0, max: 500, counts: true, later: ['fuel_in_tank_l'] }),
      link('base', 'Site', { later: ['home_depot'] }),
      links('open_repairs', 'MaintenanceJob', { later: ['pending_repairs'] }),
      flag('weighs_bins', { usually: false, later: ['onboard_scale'] }),
    ],
    actions: [
      action('send_out', ['truck_state', ['ready'], 'collecting'], { needs: [when('load_t', '<', its('payload_t')), when('fuel_l', '>=', 60)], does: [add('fuel_l', -20)] }),
      action('bring_to_workshop', ['truck_state', ['ready', 'collecting'], 'in_workshop'], {
        needs: [count('open_repairs', '>', 0), present('base')],
        does: [onEach('open_repairs', put('urgency', 'soon')), put('load_t', 0)],
      }),
      action('release_from_workshop', ['truck_state', ['in_workshop'], 'ready'], {
        needs: [every(['open_repairs', 'job_state'], '==', 'done')],
        does: [empty('open_repairs'), put('load_t', 0)],
      }),
    ],
  }),
  entity('WeighTicket', ['WeighbridgeTicket'], {
    fields: [
      text('ticket_number', { min: 3, max: 20, required: true, later: ['weighbridge_number'] }),
      amount('gross_t', { unit: 't', min: 0, max: 60, counts: true, later: ['gross_weight_t'] }),
      amount('tare_t', { unit: 't', min: 0, max: 30, later: ['tare_weight_t'] }),
      amount('net_t', { unit: 't', min: 0, max: 60, later: ['net_weight_t'] }),
      choice('weighing_state', ['weighed_in', 'weighed_out', 'invoiced'], { grows: ['disputed'], usually: 'weighed_in' }),
      choice('fraction', FRACTIONS, { grows: LATER_FRACTIONS, enum: 'WasteFraction', later: ['declared_fraction'] }),
      link('round', 'CollectionRound', { later: ['source_round'] }),
      link('bunker', 'TippingBunker', { later: ['tipped_into'] }),
      link('weighed_by', 'Employee', { later: ['weighbridge_clerk'] }),
      moment('weighed_at', { later: ['weighed_in_at'] }),
      flag('calibrated_scale', { usually: true, later: ['legal_for_trade'] }),
      text('dispute_reason', { max: 160, nullable: true, later: ['objection'] }),
    ],
    actions: [
      action('weigh_out', ['weighing_state', ['weighed_in'], 'weighed_out'], {
        needs: [when('gross_t', '>', its('tare_t')), present('bunker'), when('calibrated_scale', '==', true)],
        does: [put('net_t', minus('gross_t', its('tare_t'))), onLink('bunker', add('stored_t', 5))],
      }),
      action('invoice_ticket', ['weighing_state', ['weighed_out'], 'invoiced'], {
        needs: [missing('dispute_reason'), when('net_t', '>=', 0.5)],
        does: [onLink('round', put('collected_t', its('net_t')))],
      }),
      action('dispute_ticket', ['weighing_state', ['weighed_out', 'invoiced'], 'disputed'], { needs: [when('net_t', '>', 20)], does: [put('dispute_reason', 'weight doubted')] }),
    ],
  }),
  entity('TippingBunker', ['StorageBunker'], {
    fields: [
      text('bunker_name', { min: 1, max: 30, required: true, later: ['bay_name'] }),
      choice('bunker_state', ['accepting', 'full', 'being_cleared'], { grows: ['closed_off'], usually: 'accepting', later: ['intake_state'] }),
      amount('capacity_t', { unit: 't', min: 10, max: 3000, later: ['bunker_capacity_t'] }),
      amount('stored_t', { unit: 't', min: 0, max: 3000, counts: true, later: ['stock_t'] }),
      amount('free_t', { unit: 't', min: 0, max: 3000, later: ['free_capacity_t'] }),
      amount('surface_temperature_c', { unit: '°C', min: -20, max: 120, later: ['heap_temperature_c'] }),
      whole('fire_alarms', { unit: 'alarms', min: 0, max: 90, counts: true, later: ['fire_alarm_count'] }),
      flag('sprinkler_armed', { usually: true, later: ['sprinkler_ready'] }),
      links('waiting_tickets', 'WeighTicket', { later: ['queued_loads'] }),
      link('hall', 'Site', { later: ['tipping_hall'] }),
      moment('cleared_at', { nullable: true, later: ['last_cleared_at'] }),
    ],
    actions: [
      action('report_full', ['bunker_state', ['accepting'], 'full'], {
        needs: [when(times('stored_t', 2), '>', its('capacity_t')), total(['waiting_tickets', 'net_t'], '>', 5)],
        does: [put('free_t', 0), onEach('waiting_tickets', clear('bunker'))],
      }),
      action('clear_bunker', ['bunker_state', ['full', 'accepting'], 'being_cleared'], {
        needs: [when('surface_temperature_c', '<', 60), when('sprinkler_armed', '==', true)],
        does: [put('stored_t', 0), empty('waiting_tickets')],
      }),
      action('reopen_bunker', ['bunker_state', ['being_cleared', 'closed_off'], 'accepting'], {
        needs: [present('cleared_at'), when('stored_t', '<', its('capacity_t'))],
        does: [put('free_t', minus('capacity_t', its('stored_t'))), put('fire_alarms', 0)],
      }),
    ],
  }),
  entity('SortingLine', ['SorterLine'], {
    fields: [
      text('line_name', { min: 2, max: 40, required: true, later: ['line_label'] }),
      choice('line_state', ['idle', 'running', 'jammed', 'serviced'], { grows: ['retrofitted'], usually: 'idle' }),
      amount('throughput_t_per_hour', { unit: 't per hour', min: 0, max: 60, later: ['current_throughput_t_per_hour'] }),
      amount('rated_t_per_hour', { unit: 't per hour', min: 1, max: 60, later: ['design_throughput_t_per_hour'] }),
      whole('jams_today', { unit: 'jams', min: 0, max: 50, counts: true, later: ['jam_count_today'] }),
      whole('sorters_needed', { unit: 'people', min: 0, max: 30, later: ['minimum_sorters'] }),
      amount('purity_percent', { unit: 'percent', min: 0, max: 100, later: ['output_purity_percent'] }),
      links('sorters', 'Employee', { later: ['line_crew'] }),
      link('feeds_from', 'TippingBunker', { later: ['feeding_bunker'] }),
      moment('belt_changed_at', { later: ['conveyor_belt_changed_at'] }),
      flag('optical_sorter', { usually: false, later: ['infrared_sorter'] }),
    ],
    actions: [
      action('start_line', ['line_state', ['idle', 'serviced'], 'running'], {
        needs: [count('sorters', '>=', 2), when('throughput_t_per_hour', '<=', its('rated_t_per_hour')), present('feeds_from')],
        does: [put('jams_today', 0), onLink('feeds_from', add('stored_t', -10))],
      }),
      action('report_jam', ['line_state', ['running'], 'jammed'], { needs: [when('purity_percent', '<', 80)], does: [add('jams_today', 1), put('throughput_t_per_hour', 0)] }),
    ],
  }),
  entity('MaterialBale', ['PressedBale'], {
    fields: [
      text('bale_tag', { min: 3, max: 24, required: true, later: ['bale_barcode'] }),
      choice('grade', ['mixed', 'standard', 'premium'], { grows: ['food_contact'], usually: 'standard', later: ['quality_grade'] }),
      choice('bale_state', ['pressed', 'sampled', 'sold', 'rejected'], { grows: ['repressed'], usually: 'pressed' }),
      amount('bale_kg', { unit: 'kg', min: 50, max: 1500, counts: true, later: ['bale_weight_kg'] }),
      amount('moisture_kg', { unit: 'kg', min: 0, max: 400, later: ['water_content_kg'] }),
      amount('dry_kg', { unit: 'kg', min: 0, max: 1500, later: ['dry_weight_kg'] }),
      amount('impurity_percent', { unit: 'percent', min: 0, max: 60, later: ['contamination_percent'] }),
      link('line', 'SortingLine', { later: ['pressed_on'] }),
      links('samples', 'PuritySample', { later: ['lab_samples'] }),
      moment('pressed_at', { later: ['baled_at'] }),
      flag('stored_outdoors', { usually: false, later: ['kept_in_the_open'] }),
    ],
    actions: [
      action('sample_bale', ['bale_state', ['pressed', 'repressed'], 'sampled'], {
        needs: [count('samples', '>=', 1), when('moisture_kg', '<', its('bale_kg'))],
        does: [put('dry_kg', minus('bale_kg', its('moisture_kg'))), onEach('samples', put('evaluated', true))],
      }),
      action('sell_bale', ['bale_state', ['sampled'], 'sold'], {
        needs: [every(['samples', 'foreign_grams'], '<=', 200), when('impurity_percent', '<=', 5)],
        does: [put('stored_outdoors', false), put('grade', 'premium')],
      }),
      action('reject_bale', ['bale_state', ['sampled'], 'rejected'], {
        needs: [total(['samples', 'foreign_grams'], '>', 500), present('line')],
        does: [put('dry_kg', 0), onLink('line', put('line_state', 'serviced')), empty('samples')],
      }),
    ],
  }),
  entity('PuritySample', ['QualitySample'], {
    fields: [
      whole('sample_grams', { unit: 'g', min: 100, max: 20000, later: ['sample_weight_g'] }),
      whole('foreign_grams', { unit: 'g', min: 0, max: 20000, counts: true, later: ['foreign_matter_g'] }),
      whole('pure_grams', { unit: 'g', min: 0, max: 20000, later: ['pure_material_g'] }),
      choice('finding', ['pending', 'pure', 'contaminated'], { grows: ['disputed'], usually: 'pending', later: ['lab_finding'] }),
      flag('evaluated', { usually: false, later: ['lab_evaluated'] }),
      link('technician', 'Employee', { later: ['lab_technician'] }),
      links('photos', 'Document', { later: ['sample_photos'] }),
      moment('taken_at', { later: ['sampled_at'] }),
      text('foreign_matter', { max: 160, nullable: true, later: ['foreign_matter_found'] }),
      whole('pieces_counted', { unit: 'pieces', min: 0, max: 5000, counts: true, later: ['piece_count'] }),
    ],
    actions: [
      action('certify_purity', ['finding', ['pending', 'disputed'], 'pure'], {
        needs: [when(times('foreign_grams', 20), '<=', its('sample_grams')), present('technician'), missing('foreign_matter')],
        does: [put('pure_grams', minus('sample_grams', its('foreign_grams')))],
      }),
      action('declare_contaminated', ['finding', ['pending'], 'contaminated'], {
        needs: [count('photos', '>', 1), when('pieces_counted', '>=', 20), when('evaluated', '==', true)],
        does: [put('foreign_matter', 'too much foreign matter'), put('pure_grams', 0), onEach('photos', put('filed', true))],
      }),
    ],
  }),
  entity('MaterialSale', ['SecondaryMaterialSale'], {
    fields: [
      text('deal_number', { min: 3, max: 20, required: true, later: ['sales_contract_number'] }),
      choice('sale_state', ['offered', 'agreed', 'shipped', 'paid'], { grows: ['complained_about'], usually: 'offered' }),
      links('bales', 'MaterialBale', { later: ['sold_bales'] }),
      link('buyer', 'PartnerCompany', { later: ['mill'] }),
      amount('price_per_t_eur', { unit: 'EUR per t', min: 0, max: 3000, later: ['agreed_price_per_t_eur'] }),
      amount('floor_price_per_t_eur', { unit: 'EUR per t', min: 0, max: 3000, later: ['minimum_price_per_t_eur'] }),
      amount('shipped_t', { unit: 't', min: 0, max: 600, counts: true, later: ['delivered_t'] }),
      whole('truckloads', { unit: 'truckloads', min: 0, max: 60, counts: true, later: ['truckload_count'] }),
      link('invoice', 'Invoice', { later: ['sales_invoice'] }),
      moment('ships_at', { nullable: true, later: ['pickup_at'] }),
      flag('export_notified', { usually: false, later: ['export_notification_filed'] }),
    ],
    actions: [
      action('agree_sale', ['sale_state', ['offered'], 'agreed'], {
        needs: [when('price_per_t_eur', '>=', its('floor_price_per_t_eur')), present('buyer')],
        does: [put('shipped_t', 0), onLink('buyer', put('partner_state', 'partner'))],
      }),
      action('ship_bales', ['sale_state', ['agreed', 'complained_about'], 'shipped'], {
        needs: [every(['bales', 'bale_state'], '==', 'sampled'), when('export_notified', '==', true), present('ships_at')],
        does: [add('truckloads', 1), onEach('bales', put('bale_state', 'sold'))],
      }),
      action('book_proceeds', ['sale_state', ['shipped'], 'paid'], {
        needs: [present('invoice'), total(['bales', 'bale_kg'], '>=', 1000)],
        does: [onLink('buyer', add('revenue_share_eur', 100)), clear('ships_at')],
      }),
    ],
  }),
  entity('LandfillCell', ['ResidueCell'], {
    fields: [
      text('cell_name', { min: 1, max: 30, required: true, later: ['cell_label'] }),
      choice('cell_state', ['prepared', 'filling', 'covered', 'monitored'], { grows: ['leaking'], usually: 'prepared' }),
      amount('volume_m3', { unit: 'm³', min: 100, max: 900000, later: ['licensed_volume_m3'] }),
      amount('filled_m3', { unit: 'm³', min: 0, max: 900000, counts: true, later: ['occupied_volume_m3'] }),
      amount('methane_ppm', { unit: 'ppm', min: 0, max: 50000, later: ['methane_reading_ppm'] }),
      whole('leachate_pumps', { unit: 'pumps', min: 0, max: 20, counts: true, later: ['installed_pumps'] }),
      links('licences', 'Document', { later: ['landfill_permits'] }),
      link('inspection', 'Inspection', { later: ['latest_inspection'] }),
      moment('covered_at', { nullable: true, later: ['capped_at'] }),
      flag('liner_intact', { usually: true, later: ['liner_tight'] }),
    ],
    actions: [
      action('begin_filling', ['cell_state', ['prepared'], 'filling'], {
        needs: [count('licences', '>=', 2), when('liner_intact', '==', true), when('leachate_pumps', '>', 0)],
        does: [put('filled_m3', 0)],
      }),
      action('cover_cell', ['cell_state', ['filling'], 'covered'], {
        needs: [when(plus('filled_m3', 500), '>=', its('volume_m3')), present('covered_at')],
        does: [add('leachate_pumps', 1), onEach('licences', put('filed', true))],
      }),
      action('start_monitoring', ['cell_state', ['covered', 'leaking'], 'monitored'], {
        needs: [when('methane_ppm', '<', 5000), present('inspection')],
        does: [onLink('inspection', add('checkpoints_met', 1)), empty('licences')],
      }),
    ],
  }),
]);
