/** A food bank: from donors and rescued food over cold stores and parcels to partner charities, households and volunteers. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

const FOOD_KINDS = ['fresh', 'chilled', 'dry'];

export const foodBank = domain('food-bank', 'a food bank', [
  entity('FoodDonor', ['DonatingShop'], {
    fields: [
      text('donor_name', { min: 2, max: 100, required: true, later: ['donating_company'] }),
      choice('donor_state', ['approached', 'regular', 'lapsed'], { grows: ['seasonal'], usually: 'approached', later: ['donor_status'] }),
      choice('branch', ['supermarket', 'bakery', 'farm'], { grows: ['caterer', 'wholesaler'], later: ['donor_branch'] }),
      whole('donations', { unit: 'donations', min: 0, max: 20000, counts: true, later: ['donations_made'] }),
      amount('donated_kg', { unit: 'kg', min: 0, max: 900000, counts: true, later: ['rescued_kg'] }),
      amount('pledged_kg', { unit: 'kg', min: 0, max: 900000, later: ['promised_kg'] }),
      link('contact', 'ContactPerson', { later: ['donor_contact'] }),
      links('agreements', 'Document', { later: ['donation_agreements'] }),
      moment('first_donation_at', { nullable: true, later: ['donor_since'] }),
      flag('tax_receipt', { usually: false, later: ['wants_tax_receipt'] }),
    ],
    actions: [
      action('make_regular', ['donor_state', ['approached', 'lapsed', 'seasonal'], 'regular'], {
        needs: [count('agreements', '>=', 1), present('contact'), when('donations', '>=', 3)],
        does: [onEach('agreements', put('filed', true)), onLink('contact', add('meetings_held', 1))],
      }),
      action('let_lapse', ['donor_state', ['regular'], 'lapsed'], {
        needs: [when(times('donated_kg', 4), '<', its('pledged_kg'))],
        does: [put('pledged_kg', 0), put('tax_receipt', false), clear('contact')],
      }),
    ],
  }),
  entity('FoodDonation', ['RescuedFood'], {
    fields: [
      text('donation_number', { min: 3, max: 20, required: true, later: ['receipt_number'] }),
      choice('donation_state', ['offered', 'collected', 'inspected', 'stored'], { grows: ['composted'], usually: 'offered' }),
      choice('food_kind', FOOD_KINDS, { grows: ['frozen'], enum: 'FoodKind', usually: 'dry', later: ['food_category'] }),
      link('donor', 'FoodDonor', { later: ['donated_by'] }),
      link('store', 'FoodStore', { later: ['stored_in'] }),
      link('trip', 'CollectionTrip', { later: ['picked_up_on'] }),
      amount('gross_kg', { unit: 'kg', min: 0, max: 5000, counts: true, later: ['collected_kg'] }),
      amount('spoiled_kg', { unit: 'kg', min: 0, max: 5000, later: ['sorted_out_kg'] }),
      amount('usable_kg', { unit: 'kg', min: 0, max: 5000, later: ['edible_kg'] }),
      amount('core_temperature_c', { unit: '°C', min: -40, max: 60, later: ['measured_core_c'] }),
      moment('best_before', { nullable: true, later: ['best_before_at'] }),
      flag('allergens_labelled', { usually: false, later: ['allergens_declared'] }),
    ],
    actions: [
      action('collect_donation', ['donation_state', ['offered'], 'collected'], {
        needs: [present('donor'), present('trip')],
        does: [onLink('donor', add('donations', 1)), onLink('trip', add('pickups_done', 1)), put('spoiled_kg', 0)],
      }),
      action('inspect_donation', ['donation_state', ['collected'], 'inspected'], {
        needs: [when('spoiled_kg', '<', its('gross_kg')), when('core_temperature_c', '<=', 7), present('best_before')],
        does: [put('usable_kg', minus('gross_kg', its('spoiled_kg'))), put('allergens_labelled', true)],
      }),
      action('store_donation', ['donation_state', ['inspected'], 'stored'], {
        needs: [present('store'), when('allergens_labelled', '==', true)],
        does: [onLink('store', add('stored_kg', 25))],
      }),
      action('compost', ['donation_state', ['collected', 'inspected'], 'composted'], {
        needs: [when('food_kind', '!=', 'dry'), when('spoiled_kg', '>', 10)],
        does: [put('usable_kg', 0), clear('store'), clear('best_before')],
      }),
    ],
  }),
  entity('FoodStore', ['ColdStore'], {
    fields: [
      text('store_name', { min: 2, max: 60, required: true, later: ['storage_name'] }),
      choice('store_state', ['in_use', 'full', 'warming_up'], { grows: ['pest_alert'], usually: 'in_use', later: ['storage_state'] }),
      choice('food_kind', FOOD_KINDS, { grows: ['frozen'], enum: 'FoodKind', later: ['stored_category'] }),
      amount('capacity_kg', { unit: 'kg', min: 50, max: 90000, later: ['storage_capacity_kg'] }),
      amount('stored_kg', { unit: 'kg', min: 0, max: 90000, counts: true, later: ['stock_kg'] }),
      amount('free_kg', { unit: 'kg', min: 0, max: 90000, later: ['free_capacity_kg'] }),
      amount('temperature_c', { unit: '°C', min: -40, max: 50, later: ['storage_temperature_c'] }),
      amount('temperature_limit_c', { unit: '°C', min: -30, max: 30, later: ['maximum_temperature_c'] }),
      whole('alarms', { unit: 'alarms', min: 0, max: 300, counts: true, later: ['temperature_alarms'] }),
      link('warehouse', 'Site', { later: ['warehouse_site'] }),
      links('hygiene_checks', 'Inspection', { later: ['hygiene_inspections'] }),
      moment('defrosted_at', { nullable: true, later: ['last_defrosted_at'] }),
    ],
    actions: [
      action('report_full', ['store_state', ['in_use'], 'full'], {
        needs: [when(plus('stored_kg', 250), '>', its('capacity_kg')), present('warehouse')],
        does: [put('free_kg', 0)],
      }),
      action('return_to_use', ['store_state', ['full', 'warming_up', 'pest_alert'], 'in_use'], {
        needs: [every(['hygiene_checks', 'defects_found'], '==', 0), when('stored_kg', '<', its('capacity_kg')), present('defrosted_at')],
        does: [put('free_kg', minus('capacity_kg', its('stored_kg'))), put('alarms', 0)],
      }),
      action('raise_pest_alert', ['store_state', ['in_use', 'full'], 'pest_alert'], {
        needs: [count('hygiene_checks', '>', 1)],
        does: [onEach('hygiene_checks', put('inspection_state', 'due')), clear('defrosted_at')],
      }),
    ],
  }),
  entity('CollectionTrip', ['PickupTour'], {
    fields: [
      text('trip_label', { min: 2, max: 60, required: true, later: ['tour_label'] }),
      choice('trip_state', ['planned', 'on_the_way', 'back'], { grows: ['broken_down'], usually: 'planned' }),
      link('van', 'CompanyVehicle', { later: ['refrigerated_van'] }),
      link('driver', 'FoodVolunteer', { later: ['volunteer_driver'] }),
      links('stops', 'FoodDonor', { later: ['donors_on_tour'] }),
      whole('pickups_planned', { unit: 'pickups', min: 1, max: 60, later: ['planned_pickups'] }),
      whole('pickups_done', { unit: 'pickups', min: 0, max: 60, counts: true, later: ['completed_pickups'] }),
      amount('payload_kg', { unit: 'kg', min: 0, max: 5000, counts: true, later: ['loaded_kg'] }),
      amount('driven_km', { unit: 'km', min: 0, max: 600, counts: true, later: ['tour_km'] }),
      amount('box_temperature_c', { unit: '°C', min: -30, max: 50, later: ['cargo_temperature_c'] }),
      moment('leaves_at', { nullable: true, later: ['departure_at'] }),
      flag('cooling_on', { usually: true, later: ['refrigeration_running'] }),
    ],
    actions: [
      action('set_off', ['trip_state', ['planned'], 'on_the_way'], {
        needs: [present('van'), present('driver'), count('stops', '>=', 2), when('box_temperature_c', '<=', 7)],
        does: [put('pickups_done', 0), onLink('van', add('trips', 1)), onLink('driver', add('missions', 1))],
      }),
      action('come_back', ['trip_state', ['on_the_way', 'broken_down'], 'back'], {
        needs: [when('pickups_done', '>=', its('pickups_planned')), when('cooling_on', '==', true)],
        does: [onEach('stops', add('donations', 1)), add('driven_km', 10), clear('leaves_at')],
      }),
      action('report_breakdown', ['trip_state', ['on_the_way'], 'broken_down'], { needs: [when('payload_kg', '>', 50)], does: [put('cooling_on', false), clear('van')] }),
    ],
  }),
  entity('FoodVolunteer', ['Helper'], {
    fields: [
      text('volunteer_name', { min: 2, max: 90, required: true, later: ['helper_name'] }),
      choice('volunteer_state', ['registered', 'active', 'resting'], { grows: ['thanked_and_left'], usually: 'registered', later: ['helper_state'] }),
      amount('hours_given', { unit: 'hours', min: 0, max: 20000, counts: true, later: ['volunteered_hours'] }),
      amount('hours_offered', { unit: 'hours', min: 0, max: 20000, later: ['available_hours'] }),
      whole('missions', { unit: 'missions', min: 0, max: 9000, counts: true, later: ['missions_done'] }),
      text('phone', { min: 5, max: 24, nullable: true, later: ['mobile_number'] }),
      link('mentor', 'FoodVolunteer', { later: ['buddy'] }),
      links('courses', 'StaffTraining', { later: ['hygiene_courses'] }),
      moment('health_card_until', { nullable: true, later: ['food_handler_card_until'] }),
      flag('driving_licence', { usually: false, later: ['may_drive_van'] }),
    ],
    actions: [
      action('activate_helper', ['volunteer_state', ['registered', 'resting'], 'active'], {
        needs: [present('health_card_until'), some(['courses', 'mandatory'], '==', true), present('phone')],
        does: [put('missions', 0), onLink('mentor', add('hours_given', 1))],
      }),
      action('send_to_rest', ['volunteer_state', ['active'], 'resting'], {
        needs: [when('hours_given', '>', its('hours_offered')), when('missions', '>=', 5)],
        does: [put('hours_offered', 0), empty('courses')],
      }),
      action('thank_and_part', ['volunteer_state', ['active', 'resting'], 'thanked_and_left'], {
        needs: [count('courses', '<', 4)],
        does: [clear('phone'), clear('mentor'), put('driving_licence', false)],
      }),
    ],
  }),
  entity('PartnerCharity', ['RecipientCharity'], {
    fields: [
      text('charity_name', { min: 2, max: 100, required: true, later: ['organization_name'] }),
      choice('charity_state', ['applied', 'vetted', 'served', 'suspended'], { grows: ['waiting_list'], usually: 'applied', later: ['partner_state'] }),
      choice('served_people', ['families', 'homeless', 'pensioners'], { grows: ['refugees', 'students'], later: ['target_audience'] }),
      whole('people_fed', { unit: 'people', min: 0, max: 50000, counts: true, later: ['mouths_fed'] }),
      whole('people_capacity', { unit: 'people', min: 1, max: 50000, later: ['people_it_can_feed'] }),
      amount('received_kg', { unit: 'kg', min: 0, max: 900000, counts: true, later: ['distributed_kg'] }),
      amount('handling_fee_eur', { unit: 'EUR', min: 0, max: 2000, later: ['yearly_contribution_eur'] }),
      link('warden', 'ContactPerson', { later: ['charity_contact'] }),
      links('visits', 'Inspection', { later: ['vetting_visits'] }),
      moment('vetted_until', { nullable: true, later: ['vetting_expires_at'] }),
      flag('has_fridge', { usually: false, later: ['cold_chain_ready'] }),
    ],
    actions: [
      action('vet_charity', ['charity_state', ['applied', 'waiting_list'], 'vetted'], {
        needs: [every(['visits', 'inspection_state'], '==', 'passed'), present('warden'), when('has_fridge', '==', true)],
        does: [put('received_kg', 0), onEach('visits', put('announced', false))],
      }),
      action('start_serving', ['charity_state', ['vetted', 'suspended'], 'served'], {
        needs: [present('vetted_until'), when('people_fed', '<=', its('people_capacity'))],
        does: [add('people_fed', 10), put('handling_fee_eur', 50)],
      }),
      action('suspend_charity', ['charity_state', ['served'], 'suspended'], {
        needs: [total(['visits', 'defects_found'], '>', 4)],
        does: [put('people_fed', 0), clear('vetted_until')],
      }),
    ],
  }),
  entity('NeedyHousehold', ['ClientHousehold'], {
    fields: [
      text('client_number', { min: 2, max: 20, required: true, later: ['client_card_number'] }),
      choice('entitlement', ['unchecked', 'entitled', 'expired'], { grows: ['hardship_case'], usually: 'unchecked', later: ['entitlement_state'] }),
      whole('adults', { unit: 'people', min: 1, max: 12, later: ['adults_in_household'] }),
      whole('children', { unit: 'people', min: 0, max: 14, later: ['children_in_household'] }),
      whole('people_total', { unit: 'people', min: 0, max: 26, later: ['household_size'] }),
      amount('monthly_income_eur', { unit: 'EUR', min: 0, max: 9000, later: ['net_income_eur'] }),
      amount('income_ceiling_eur', { unit: 'EUR', min: 0, max: 9000, later: ['income_limit_eur'] }),
      whole('parcels_received', { unit: 'parcels', min: 0, max: 900, counts: true, later: ['parcels_picked_up'] }),
      text('diet', { max: 120, nullable: true, later: ['dietary_needs'] }),
      link('charity', 'PartnerCharity', { later: ['served_by'] }),
      links('proofs', 'Document', { later: ['income_proofs'] }),
      moment('entitled_until', { nullable: true, later: ['card_valid_until'] }),
    ],
    actions: [
      action('check_entitlement', ['entitlement', ['unchecked', 'expired'], 'entitled'], {
        needs: [when('monthly_income_eur', '<=', its('income_ceiling_eur')), count('proofs', '>=', 1)],
        does: [put('people_total', plus('adults', its('children'))), onEach('proofs', put('confidential', true)), onLink('charity', add('people_fed', 2))],
      }),
      action('expire_card', ['entitlement', ['entitled'], 'expired'], {
        needs: [present('entitled_until'), when('parcels_received', '>', 0)],
        does: [clear('entitled_until'), empty('proofs')],
      }),
      action('declare_hardship', ['entitlement', ['unchecked', 'expired'], 'hardship_case'], {
        needs: [when(times('children', 2), '>', its('adults')), missing('diet')],
        does: [put('income_ceiling_eur', 2500)],
      }),
    ],
  }),
  entity('FoodParcel', ['FoodHamper'], {
    fields: [
      text('parcel_code', { min: 2, max: 20, required: true, later: ['hamper_code'] }),
      choice('parcel_state', ['packed', 'reserved', 'handed_over', 'dissolved'], { grows: ['home_delivered'], usually: 'packed' }),
      links('contents', 'FoodDonation', { later: ['packed_donations'] }),
      link('household', 'NeedyHousehold', { later: ['receiving_household'] }),
      amount('packed_kg', { unit: 'kg', min: 0, max: 60, counts: true, later: ['parcel_weight_kg'] }),
      amount('carry_limit_kg', { unit: 'kg', min: 2, max: 60, later: ['maximum_weight_kg'] }),
      whole('meals', { unit: 'meals', min: 0, max: 200, counts: true, later: ['meals_inside'] }),
      link('packed_by', 'FoodVolunteer', { later: ['packing_volunteer'] }),
      moment('pick_up_by', { nullable: true, later: ['pickup_deadline'] }),
      flag('baby_items', { usually: false, later: ['contains_baby_food'] }),
    ],
    actions: [
      action('reserve_parcel', ['parcel_state', ['packed'], 'reserved'], {
        needs: [present('household'), every(['contents', 'allergens_labelled'], '==', true), when('packed_kg', '<=', its('carry_limit_kg'))],
        does: [onLink('packed_by', add('hours_given', 0.5)), add('meals', 1)],
      }),
      action('hand_over', ['parcel_state', ['reserved'], 'handed_over'], {
        needs: [present('pick_up_by'), total(['contents', 'usable_kg'], '>', 4), when('meals', '>=', 3)],
        does: [onLink('household', add('parcels_received', 1)), clear('pick_up_by')],
      }),
      action('dissolve_parcel', ['parcel_state', ['packed', 'reserved'], 'dissolved'], {
        needs: [some(['contents', 'spoiled_kg'], '>', 2)],
        does: [empty('contents'), put('packed_kg', 0), clear('household'), put('baby_items', false)],
      }),
    ],
  }),
  entity('CounterDay', ['DistributionDay'], {
    fields: [
      text('counter_place', { min: 2, max: 80, required: true, later: ['distribution_point'] }),
      choice('counter_state', ['announced', 'open', 'closed'], { grows: ['cancelled'], usually: 'announced' }),
      link('site', 'Site', { later: ['counter_site'] }),
      links('helpers', 'FoodVolunteer', { later: ['counter_team'] }),
      links('parcels', 'FoodParcel', { later: ['parcels_on_counter'] }),
      whole('visitors', { unit: 'people', min: 0, max: 2000, counts: true, later: ['visitor_count'] }),
      whole('visitors_expected', { unit: 'people', min: 0, max: 2000, later: ['registered_visitors'] }),
      whole('queue_min', { unit: 'min', min: 0, max: 240, later: ['longest_wait_min'] }),
      amount('coins_eur', { unit: 'EUR', min: 0, max: 3000, counts: true, later: ['symbolic_payments_eur'] }),
      moment('opens_at', { nullable: true, later: ['doors_open_at'] }),
      flag('interpreter_present', { usually: false, later: ['interpreting_offered'] }),
    ],
    actions: [
      action('open_counter', ['counter_state', ['announced'], 'open'], {
        needs: [count('helpers', '>=', 3), present('site'), every(['parcels', 'parcel_state'], '==', 'reserved')],
        does: [put('visitors', 0), onEach('helpers', add('hours_given', 4))],
      }),
      action('close_counter', ['counter_state', ['open'], 'closed'], {
        needs: [when('visitors', '<=', its('visitors_expected')), when('queue_min', '<', 45)],
        does: [put('visitors_expected', its('visitors')), add('coins_eur', 10), empty('helpers')],
      }),
      action('cancel_counter', ['counter_state', ['announced'], 'cancelled'], {
        needs: [some(['helpers', 'volunteer_state'], '==', 'resting'), when('interpreter_present', '==', false)],
        does: [clear('opens_at'), clear('site'), empty('parcels')],
      }),
    ],
  }),
  entity('MoneyDonation', ['CashDonation'], {
    fields: [
      text('giver_name', { min: 2, max: 100, required: true, later: ['benefactor_name'] }),
      choice('gift_state', ['pledged', 'received', 'thanked'], { grows: ['earmarked'], usually: 'pledged', later: ['gift_status'] }),
      choice('rhythm', ['once', 'monthly', 'yearly'], { grows: ['legacy'], usually: 'once', later: ['giving_rhythm'] }),
      amount('pledged_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['pledged_amount_eur'] }),
      amount('received_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['amount_received_eur'] }),
      amount('missing_eur', { unit: 'EUR', min: 0, max: 90000, later: ['amount_outstanding_eur'] }),
      whole('gifts_before', { unit: 'donations', min: 0, max: 900, counts: true, later: ['earlier_gifts'] }),
      link('payment', 'Payment', { later: ['incoming_payment'] }),
      link('campaign', 'Campaign', { later: ['fundraising_campaign'] }),
      moment('received_at', { nullable: true, later: ['money_arrived_at'] }),
      flag('anonymous', { usually: false, later: ['wants_no_mention'] }),
      text('dedication', { max: 160, nullable: true, later: ['purpose_of_gift'] }),
    ],
    actions: [
      action('book_gift', ['gift_state', ['pledged'], 'received'], {
        needs: [present('payment'), when('received_eur', '<=', its('pledged_eur')), present('received_at')],
        does: [put('missing_eur', minus('pledged_eur', its('received_eur'))), onLink('campaign', add('responses', 1))],
      }),
      action('thank_giver', ['gift_state', ['received', 'earmarked'], 'thanked'], {
        needs: [when('anonymous', '==', false), when('missing_eur', '==', 0)],
        does: [add('gifts_before', 1), onLink('payment', put('cleared', true))],
      }),
      action('earmark_gift', ['gift_state', ['received'], 'earmarked'], {
        needs: [present('dedication'), when('rhythm', '!=', 'monthly')],
        does: [clear('campaign'), put('pledged_eur', its('received_eur'))],
      }),
    ],
  }),
]);
