/** A freight forwarder: from shippers and consignments over trucks, drivers and tours to depots, customs papers and freight claims. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, onEach, onLink, plus, present, put, some, total, when } from '../rules.ts';

export const freight = domain('freight', 'a freight forwarder', [
  entity('Shipper', ['FreightCustomer'], {
    fields: [
      text('company_name', { min: 2, max: 100, required: true, later: ['shipper_name'] }),
      choice('credit_state', ['on_trial', 'trusted', 'credit_hold'], { grows: ['account_closed'], usually: 'on_trial', later: ['account_standing'] }),
      amount('credit_limit_eur', { unit: 'EUR', min: 0, max: 100000, later: ['credit_line_eur'] }),
      amount('open_freight_eur', { unit: 'EUR', min: 0, max: 100000, counts: true, later: ['unpaid_freight_eur'] }),
      whole('consignments_sent', { unit: 'consignments', min: 0, max: 50000, counts: true, later: ['shipments_sent'] }),
      whole('claims_made', { unit: 'claims', min: 0, max: 500, counts: true, later: ['claims_filed'] }),
      flag('prepaid_only', { usually: false, later: ['cash_in_advance'] }),
      link('account_manager', 'Employee', { later: ['key_account_manager'] }),
      links('usual_depots', 'FreightDepot', { later: ['pickup_depots'] }),
      moment('customer_since', { after: 1990, later: ['first_shipment_at'] }),
    ],
    actions: [
      action('grant_credit', ['credit_state', ['on_trial', 'credit_hold'], 'trusted'], {
        needs: [when('open_freight_eur', '<=', its('credit_limit_eur')), present('account_manager'), when('claims_made', '<', 5)],
        does: [put('prepaid_only', false), onEach('usual_depots', add('customers_served', 1))],
      }),
      action('hold_credit', ['credit_state', ['trusted'], 'credit_hold'], {
        needs: [when('open_freight_eur', '>', its('credit_limit_eur'))],
        does: [put('prepaid_only', true), put('credit_limit_eur', 1000)],
      }),
    ],
  }),
  entity('Consignment', ['FreightConsignment'], {
    fields: [
      text('waybill_number', { min: 6, max: 24, required: true, later: ['consignment_note'] }),
      choice('transit_state', ['booked', 'collected', 'at_depot', 'delivered'], { grows: ['returned_to_sender', 'lost'], usually: 'booked', later: ['transit_status'] }),
      amount('gross_weight_kg', { unit: 'kg', min: 0, max: 26000, counts: true, later: ['gross_mass_kg'] }),
      amount('tare_weight_kg', { unit: 'kg', min: 0, max: 26000, later: ['packaging_weight_kg'] }),
      amount('net_weight_kg', { unit: 'kg', min: 0, max: 26000, later: ['goods_weight_kg'] }),
      whole('pallets', { unit: 'pallets', min: 0, max: 66, counts: true, later: ['pallet_places'] }),
      link('shipper', 'Shipper', { later: ['sent_by'] }),
      link('consignee_depot', 'FreightDepot', { later: ['destination_depot'] }),
      links('customs_papers', 'CustomsEntry', { later: ['declarations'] }),
      flag('dangerous_goods', { usually: false, later: ['adr_goods'] }),
      amount('freight_charge_eur', { unit: 'EUR', min: 0, max: 50000, counts: true, later: ['freight_rate_eur'] }),
      moment('deliver_by', { later: ['delivery_deadline'] }),
      moment('delivered_at', { nullable: true, later: ['proof_of_delivery_at'] }),
    ],
    actions: [
      action('collect', ['transit_state', ['booked'], 'collected'], {
        needs: [present('shipper'), when('pallets', '>=', 1), when('tare_weight_kg', '<', its('gross_weight_kg'))],
        does: [put('net_weight_kg', minus('gross_weight_kg', its('tare_weight_kg'))), onLink('shipper', add('consignments_sent', 1))],
      }),
      action('book_in', ['transit_state', ['collected'], 'at_depot'], {
        needs: [present('consignee_depot'), every(['customs_papers', 'cleared'], '==', true)],
        does: [onLink('consignee_depot', add('pallets_stored', 1))],
      }),
      action('deliver', ['transit_state', ['at_depot'], 'delivered'], {
        needs: [count('customs_papers', '<=', 3), present('deliver_by')],
        does: [put('delivered_at', its('deliver_by')), onLink('consignee_depot', add('pallets_stored', -1))],
      }),
      action('send_back', ['transit_state', ['at_depot'], 'returned_to_sender'], {
        needs: [total(['customs_papers', 'duty_eur'], '>', 1000), when('freight_charge_eur', '<', 5000)],
        does: [empty('customs_papers'), clear('consignee_depot')],
      }),
    ],
  }),
  entity('FreightDepot', ['TransshipmentHub'], {
    fields: [
      text('depot_name', { min: 2, max: 80, later: ['hub_name'] }),
      choice('operation', ['opening_soon', 'running', 'overflowing'], { grows: ['mothballed'], usually: 'opening_soon', later: ['depot_state'] }),
      whole('pallets_stored', { unit: 'pallets', min: 0, max: 9000, counts: true, later: ['pallets_on_floor'] }),
      whole('pallet_capacity', { unit: 'pallets', min: 10, max: 9000, later: ['pallet_slots'] }),
      whole('pallets_free', { unit: 'pallets', min: 0, max: 9000, later: ['free_pallet_slots'] }),
      whole('customers_served', { unit: 'customers', min: 0, max: 5000, counts: true, later: ['local_customers'] }),
      whole('dock_doors', { unit: 'doors', min: 1, max: 120, later: ['loading_docks'] }),
      flag('closed_to_public', { usually: false, later: ['no_self_collection'] }),
      flag('cold_storage', { usually: false, later: ['refrigerated_area'] }),
      link('premises', 'Site', { later: ['depot_site'] }),
      link('depot_manager', 'Employee', { later: ['hub_manager'] }),
      text('opening_hours', { max: 100, later: ['gate_hours'] }),
    ],
    actions: [
      action('start_operation', ['operation', ['opening_soon', 'mothballed'], 'running'], {
        needs: [present('premises'), when('dock_doors', '>=', 2), when('pallets_stored', '<=', its('pallet_capacity'))],
        does: [put('pallets_free', minus('pallet_capacity', its('pallets_stored'))), put('closed_to_public', false)],
      }),
      action('declare_overflow', ['operation', ['running'], 'overflowing'], {
        needs: [when('pallets_stored', '>', its('pallets_free')), present('depot_manager')],
        does: [put('closed_to_public', true), put('pallets_free', 0)],
      }),
    ],
  }),
  entity('Truck', ['FreightTruck', 'Tractor'], {
    fields: [
      text('plate', { min: 3, max: 12, required: true, later: ['registration_plate'] }),
      choice('readiness', ['parked', 'on_the_road', 'in_workshop'], { grows: ['decommissioned'], usually: 'parked', later: ['truck_state'] }),
      amount('payload_kg', { unit: 'kg', min: 500, max: 40000, later: ['maximum_payload_kg'] }),
      amount('loaded_kg', { unit: 'kg', min: 0, max: 40000, counts: true, later: ['load_kg'] }),
      whole('odometer_km', { unit: 'km', min: 0, max: 900000, counts: true, later: ['mileage_km'] }),
      whole('next_service_km', { unit: 'km', min: 0, max: 900000, later: ['service_due_km'] }),
      amount('fuel_litres', { unit: 'l', min: 0, max: 1500, counts: true, later: ['diesel_litres'] }),
      flag('adr_equipped', { usually: false, later: ['dangerous_goods_kit'] }),
      flag('tail_lift', { usually: true, later: ['has_tail_lift'] }),
      link('home_depot', 'FreightDepot', { later: ['stationed_at'] }),
      link('leased_from', 'Supplier', { later: ['lessor'] }),
      moment('inspected_until', { after: 2024, before: 2035, later: ['roadworthy_until'] }),
    ],
    actions: [
      action('depart', ['readiness', ['parked'], 'on_the_road'], {
        needs: [when('loaded_kg', '<=', its('payload_kg')), when('fuel_litres', '>=', 80), present('inspected_until')],
        does: [add('fuel_litres', -40), onLink('home_depot', add('pallets_stored', -20))],
      }),
      action('come_home', ['readiness', ['on_the_road'], 'parked'], {
        needs: [present('home_depot'), when('odometer_km', '<', its('next_service_km'))],
        does: [put('loaded_kg', 0), onLink('home_depot', add('customers_served', 1))],
      }),
      action('go_to_workshop', ['readiness', ['parked', 'on_the_road'], 'in_workshop'], {
        needs: [when(plus('odometer_km', 5000), '>', its('next_service_km'))],
        does: [put('next_service_km', plus('odometer_km', 30000))],
      }),
    ],
  }),
  entity('TruckDriver', ['HaulageDriver'], {
    fields: [
      text('driver_name', { min: 2, max: 80, required: true, later: ['full_name'] }),
      choice('duty', ['off_duty', 'driving', 'resting'], { grows: ['on_sick_leave'], usually: 'off_duty', later: ['duty_status'] }),
      whole('minutes_driven', { unit: 'min', min: 0, max: 900, counts: true, later: ['driving_minutes_today'] }),
      whole('minutes_allowed', { unit: 'min', min: 60, max: 900, usually: 540, later: ['daily_driving_limit'] }),
      whole('rest_minutes', { unit: 'min', min: 0, max: 1440, counts: true, later: ['minutes_rested'] }),
      whole('tours_driven', { unit: 'tours', min: 0, max: 20000, counts: true, later: ['tours_completed'] }),
      flag('adr_licence', { usually: false, later: ['dangerous_goods_licence'] }),
      link('usual_truck', 'Truck', { later: ['assigned_truck'] }),
      link('employee_file', 'Employee', { later: ['personnel_entry'] }),
      moment('licence_until', { after: 2024, before: 2045, later: ['licence_expires_at'] }),
      text('phone', { min: 6, max: 30, later: ['cab_phone'] }),
    ],
    actions: [
      action('start_driving', ['duty', ['off_duty', 'resting'], 'driving'], {
        needs: [when('minutes_driven', '<', its('minutes_allowed')), present('licence_until')],
        does: [add('tours_driven', 1), put('rest_minutes', 0)],
      }),
      action('take_rest', ['duty', ['driving'], 'resting'], {
        needs: [when('minutes_driven', '>=', 270), present('usual_truck')],
        does: [onLink('usual_truck', add('odometer_km', 250)), put('minutes_driven', 0)],
      }),
      action('end_duty', ['duty', ['driving', 'resting'], 'off_duty'], { needs: [when('rest_minutes', '>=', 45), when('minutes_driven', '<=', 60)], does: [clear('usual_truck')] }),
    ],
  }),
  entity('FreightTour', ['DeliveryRun'], {
    fields: [
      choice('tour_state', ['planned', 'loading', 'en_route', 'closed'], { grows: ['aborted'], usually: 'planned', later: ['run_state'] }),
      text('tour_code', { min: 3, max: 16, later: ['run_number'] }),
      link('truck', 'Truck', { later: ['assigned_truck'] }),
      link('driver', 'TruckDriver', { later: ['assigned_driver'] }),
      links('consignments', 'Consignment', { later: ['loaded_consignments'] }),
      amount('distance_km', { unit: 'km', min: 1, max: 5000, later: ['planned_km'] }),
      amount('driven_km', { unit: 'km', min: 0, max: 5000, counts: true, later: ['actual_km'] }),
      amount('toll_eur', { unit: 'EUR', min: 0, max: 2000, counts: true, later: ['road_toll_eur'] }),
      amount('fuel_cost_eur', { unit: 'EUR', min: 0, max: 5000, counts: true, later: ['diesel_cost_eur'] }),
      amount('tour_cost_eur', { unit: 'EUR', min: 0, max: 9000, later: ['run_cost_eur'] }),
      moment('departs_at', { later: ['gate_out_at'] }),
      moment('returned_at', { nullable: true, later: ['gate_in_at'] }),
      flag('cooled', { usually: false, later: ['temperature_controlled'] }),
    ],
    actions: [
      action('begin_loading', ['tour_state', ['planned'], 'loading'], {
        needs: [present('truck'), present('driver'), count('consignments', '>=', 1)],
        does: [onLink('truck', put('loaded_kg', 0)), put('cooled', true)],
      }),
      action('roll_out', ['tour_state', ['loading'], 'en_route'], {
        needs: [total(['consignments', 'gross_weight_kg'], '<=', 24000), present('departs_at'), when('distance_km', '>=', 20)],
        does: [onLink('truck', add('fuel_litres', -60)), onLink('driver', add('minutes_driven', 30))],
      }),
      action('close_tour', ['tour_state', ['en_route'], 'closed'], {
        needs: [when('driven_km', '<=', its('distance_km')), every(['consignments', 'net_weight_kg'], '>', 0)],
        does: [put('tour_cost_eur', plus('toll_eur', its('fuel_cost_eur'))), put('returned_at', its('departs_at')), onEach('consignments', put('delivered_at', its('departs_at')))],
      }),
      action('abort_tour', ['tour_state', ['loading', 'en_route'], 'aborted'], {
        needs: [some(['consignments', 'dangerous_goods'], '==', true), when('cooled', '==', false)],
        does: [empty('consignments'), clear('driver'), put('driven_km', 0)],
      }),
    ],
  }),
  entity('CustomsEntry', ['CustomsDeclaration'], {
    fields: [
      text('entry_number', { min: 6, max: 24, later: ['mrn'] }),
      choice('clearance', ['lodged', 'under_control', 'released_goods'], { grows: ['seized_goods'], usually: 'lodged', later: ['customs_state'] }),
      text('commodity_code', { min: 4, max: 12, later: ['tariff_code'] }),
      amount('goods_value_eur', { unit: 'EUR', min: 0, max: 500000, later: ['customs_value_eur'] }),
      amount('duty_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['import_duty_eur'] }),
      amount('vat_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['import_vat_eur'] }),
      amount('levies_eur', { unit: 'EUR', min: 0, max: 180000, later: ['total_levies_eur'] }),
      flag('cleared', { usually: false, later: ['cleared_through'] }),
      whole('queries', { unit: 'queries', min: 0, max: 30, counts: true, later: ['customs_queries'] }),
      link('broker', 'Supplier', { later: ['customs_broker'] }),
      link('paper', 'Document', { later: ['scanned_entry'] }),
      moment('lodged_at', { later: ['submitted_at'] }),
    ],
    actions: [
      action('pick_for_control', ['clearance', ['lodged'], 'under_control'], {
        needs: [when('goods_value_eur', '>', 10000), present('lodged_at')],
        does: [add('queries', 1), put('cleared', false)],
      }),
      action('let_through', ['clearance', ['lodged', 'under_control'], 'released_goods'], {
        needs: [when('duty_eur', '<=', its('goods_value_eur')), present('broker'), when('queries', '<', 3)],
        does: [put('levies_eur', plus('duty_eur', its('vat_eur'))), put('cleared', true)],
      }),
    ],
  }),
  entity('LoadingDock', ['DockDoor'], {
    fields: [
      text('door_label', { min: 1, max: 10, required: true, later: ['dock_label'] }),
      choice('dock_state', ['free', 'assigned', 'loading'], { grows: ['out_of_service'], usually: 'free', later: ['door_state'] }),
      link('depot', 'FreightDepot', { later: ['belongs_to_depot'] }),
      link('truck', 'Truck', { later: ['docked_truck'] }),
      whole('turnarounds', { unit: 'turnarounds', min: 0, max: 90000, counts: true, later: ['dockings'] }),
      whole('minutes_blocked', { unit: 'min', min: 0, max: 1440, counts: true, later: ['minutes_occupied'] }),
      whole('minutes_booked', { unit: 'min', min: 15, max: 1440, usually: 60, later: ['booked_window_min'] }),
      flag('leveller', { usually: true, later: ['has_dock_leveller'] }),
      flag('weather_sealed', { usually: false, later: ['seal_inflated'] }),
      amount('ramp_height_cm', { unit: 'cm', min: 0, max: 160, later: ['dock_height_cm'] }),
      moment('docked_at', { nullable: true, later: ['truck_arrived_at'] }),
    ],
    actions: [
      action('assign_door', ['dock_state', ['free'], 'assigned'], {
        needs: [present('truck'), when('leveller', '==', true)],
        does: [add('turnarounds', 1), put('minutes_blocked', 0)],
      }),
      action('load_up', ['dock_state', ['assigned'], 'loading'], {
        needs: [when('ramp_height_cm', '>=', 90), present('docked_at')],
        does: [onLink('truck', add('loaded_kg', 500)), put('weather_sealed', true)],
      }),
      action('free_door', ['dock_state', ['assigned', 'loading'], 'free'], {
        needs: [when('minutes_blocked', '<=', its('minutes_booked')), present('depot')],
        does: [clear('truck'), onLink('depot', add('pallets_stored', -10)), put('weather_sealed', false)],
      }),
    ],
  }),
  entity('FreightClaim', ['CargoClaim'], {
    fields: [
      choice('claim_state', ['reported', 'surveyed', 'accepted', 'paid_out'], { grows: ['denied'], usually: 'reported', later: ['settlement'] }),
      text('claim_code', { min: 4, max: 20, later: ['claim_reference'] }),
      link('consignment', 'Consignment', { later: ['damaged_consignment'] }),
      link('claimant', 'Shipper', { later: ['claiming_shipper'] }),
      amount('claimed_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['amount_claimed_eur'] }),
      amount('surveyed_eur', { unit: 'EUR', min: 0, max: 90000, later: ['damage_assessed_eur'] }),
      amount('difference_eur', { unit: 'EUR', min: -90000, max: 90000, later: ['disputed_eur'] }),
      whole('photos', { unit: 'photos', min: 0, max: 60, counts: true, later: ['photo_count'] }),
      flag('insured', { usually: true, later: ['covered_by_insurance'] }),
      link('surveyor', 'Employee', { later: ['damage_surveyor'] }),
      moment('reported_at', { later: ['notified_at'] }),
      text('damage_text', { min: 3, max: 250, later: ['damage_description'] }),
    ],
    actions: [
      action('survey_damage', ['claim_state', ['reported'], 'surveyed'], {
        needs: [when('photos', '>=', 3), present('surveyor'), present('reported_at')],
        does: [put('difference_eur', minus('claimed_eur', its('surveyed_eur')))],
      }),
      action('accept_claim', ['claim_state', ['surveyed'], 'accepted'], {
        needs: [when('surveyed_eur', '<=', its('claimed_eur')), when('insured', '==', true)],
        does: [onLink('claimant', add('claims_made', 1)), put('difference_eur', 0)],
      }),
      action('pay_claim', ['claim_state', ['accepted'], 'paid_out'], {
        needs: [present('claimant'), when('surveyed_eur', '<', 40000)],
        does: [onLink('claimant', add('open_freight_eur', -100)), put('claimed_eur', its('surveyed_eur'))],
      }),
      action('deny_claim', ['claim_state', ['reported', 'surveyed'], 'denied'], {
        needs: [when('damage_text', '!=', 'none'), present('consignment')],
        does: [put('surveyed_eur', 0), clear('surveyor')],
      }),
    ],
  }),
  entity('FreightQuote', ['RateOffer'], {
    fields: [
      choice('offer_state', ['asked', 'calculated', 'sent_out', 'won'], { grows: ['declined', 'outdated'], usually: 'asked', later: ['quote_state'] }),
      text('quote_code', { min: 4, max: 20, later: ['offer_number'] }),
      link('shipper', 'Shipper', { later: ['asked_by'] }),
      link('from_depot', 'FreightDepot', { later: ['origin_depot'] }),
      amount('base_rate_eur', { unit: 'EUR', min: 0, max: 50000, later: ['line_haul_eur'] }),
      amount('surcharge_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['fuel_surcharge_eur'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 60000, later: ['quoted_price_eur'] }),
      whole('transit_days', { unit: 'days', min: 1, max: 60, later: ['lead_time_days'] }),
      whole('followups', { unit: 'calls', min: 0, max: 20, counts: true, later: ['follow_up_calls'] }),
      moment('valid_until', { later: ['offer_valid_until'] }),
      flag('express', { usually: false, later: ['priority_service'] }),
    ],
    actions: [
      action('calculate', ['offer_state', ['asked'], 'calculated'], {
        needs: [when('base_rate_eur', '>', 40), present('from_depot')],
        does: [put('price_eur', plus('base_rate_eur', its('surcharge_eur')))],
      }),
      action('send_offer', ['offer_state', ['calculated'], 'sent_out'], {
        needs: [when('base_rate_eur', '<=', its('price_eur')), present('valid_until'), when('transit_days', '<', 30)],
        does: [put('followups', 0), onLink('from_depot', add('customers_served', 1))],
      }),
      action('win_offer', ['offer_state', ['sent_out'], 'won'], {
        needs: [when('followups', '>=', 1), present('shipper')],
        does: [put('express', true), onLink('shipper', put('credit_limit_eur', its('price_eur')))],
      }),
    ],
  }),
]);
