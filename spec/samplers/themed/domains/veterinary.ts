/** A veterinary practice: from animals and owners over consultations, vaccinations and operations to kennels, medicine stock and dental checks. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, present, put, some, times, total, when } from '../rules.ts';

export const veterinary = domain('veterinary', 'a veterinary practice', [
  entity('PetOwner', ['AnimalKeeper'], {
    fields: [
      text('owner_name', { min: 2, max: 100, required: true, later: ['keeper_name'] }),
      choice('account_state', ['prospective', 'regular', 'in_arrears'], { grows: ['barred'], usually: 'prospective', later: ['client_state'] }),
      text('mobile', { min: 6, max: 30, later: ['mobile_phone'] }),
      whole('animals_kept', { unit: 'animals', min: 0, max: 60, counts: true, later: ['animal_count'] }),
      amount('owed_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['open_balance_eur'] }),
      amount('credit_eur', { unit: 'EUR', min: 0, max: 9000, usually: 100, later: ['credit_limit_eur'] }),
      flag('reminder_texts', { usually: true, later: ['text_reminders'] }),
      link('usual_vet', 'Veterinarian', { later: ['preferred_vet'] }),
      links('bills', 'Invoice', { later: ['practice_bills'] }),
      moment('client_since', { after: 1990, later: ['first_visit_at'] }),
    ],
    actions: [
      action('accept_client', ['account_state', ['prospective', 'in_arrears'], 'regular'], {
        needs: [when('owed_eur', '<=', its('credit_eur')), present('usual_vet')],
        does: [put('reminder_texts', true), onLink('usual_vet', add('clients', 1))],
      }),
      action('send_to_arrears', ['account_state', ['regular'], 'in_arrears'], {
        needs: [some(['bills', 'overdue'], '==', true), when('owed_eur', '>', 50)],
        does: [put('credit_eur', 0)],
      }),
      action('bar_client', ['account_state', ['in_arrears'], 'barred'], {
        needs: [when('animals_kept', '==', 0), present('client_since')],
        does: [put('reminder_texts', false), clear('usual_vet')],
      }),
    ],
  }),
  entity('AnimalPatient', ['VetPatient'], {
    fields: [
      text('call_name', { min: 1, max: 60, required: true, later: ['pet_name'] }),
      choice('care_state', ['healthy', 'in_treatment', 'chronic'], { grows: ['deceased', 'rehomed'], usually: 'healthy', later: ['care_status'] }),
      choice('species', ['dog', 'cat', 'rabbit'], { grows: ['horse', 'parrot'], usually: 'dog', later: ['animal_species'] }),
      amount('weight_kg', { unit: 'kg', min: 0, max: 900, later: ['body_weight_kg'] }),
      amount('ideal_weight_kg', { unit: 'kg', min: 0, max: 900, later: ['target_weight_kg'] }),
      amount('overweight_kg', { unit: 'kg', min: -300, max: 300, later: ['excess_weight_kg'] }),
      whole('consultations', { unit: 'consultations', min: 0, max: 900, counts: true, later: ['vet_visits'] }),
      text('chip_number', { min: 9, max: 20, nullable: true, later: ['microchip'] }),
      link('owner', 'PetOwner', { later: ['kept_by'] }),
      links('vaccinations', 'Vaccination', { later: ['vaccination_history'] }),
      flag('neutered', { usually: false, later: ['castrated'] }),
      moment('born_at', { after: 1990, before: 2035, later: ['birth_date'] }),
    ],
    actions: [
      action('begin_treatment', ['care_state', ['healthy'], 'in_treatment'], {
        needs: [present('owner'), when('weight_kg', '>', 0)],
        does: [add('consultations', 1), put('overweight_kg', minus('weight_kg', its('ideal_weight_kg')))],
      }),
      action('declare_healthy', ['care_state', ['in_treatment'], 'healthy'], {
        needs: [when('weight_kg', '<=', its('ideal_weight_kg')), every(['vaccinations', 'overdue_days'], '==', 0)],
        does: [put('overweight_kg', 0)],
      }),
      action('declare_chronic', ['care_state', ['in_treatment'], 'chronic'], {
        needs: [when('consultations', '>=', 5), when('species', '!=', 'parrot')],
        does: [onLink('owner', add('owed_eur', 15)), onEach('vaccinations', put('interval_days', 365))],
      }),
      action('rehome', ['care_state', ['healthy', 'chronic'], 'rehomed'], {
        needs: [present('chip_number'), when('neutered', '==', true), count('vaccinations', '>=', 1)],
        does: [onLink('owner', add('animals_kept', -1)), clear('owner')],
      }),
    ],
  }),
  entity('Veterinarian', ['PracticeVet'], {
    fields: [
      text('vet_name', { min: 2, max: 80, required: true, later: ['doctor_name'] }),
      choice('duty', ['off', 'consulting', 'operating'], { grows: ['on_holiday'], usually: 'off', later: ['duty_state'] }),
      choice('specialty', ['small_animals', 'exotics', 'dentistry'], { grows: ['equine', 'surgery'], usually: 'small_animals', later: ['field_of_practice'] }),
      whole('clients', { unit: 'clients', min: 0, max: 5000, counts: true, later: ['clients_on_list'] }),
      whole('client_limit', { unit: 'clients', min: 10, max: 5000, usually: 800, later: ['client_ceiling'] }),
      whole('operations', { unit: 'operations', min: 0, max: 20000, counts: true, later: ['operations_done'] }),
      flag('emergency_rota', { usually: false, later: ['takes_emergencies'] }),
      link('personnel_entry', 'Employee', { later: ['staff_record'] }),
      moment('licensed_until', { after: 2024, before: 2045, later: ['licence_runs_until'] }),
    ],
    actions: [
      action('start_consulting', ['duty', ['off', 'on_holiday'], 'consulting'], {
        needs: [present('licensed_until'), when('clients', '<', its('client_limit'))],
        does: [put('emergency_rota', false)],
      }),
      action('start_operating', ['duty', ['consulting'], 'operating'], {
        needs: [when('specialty', '!=', 'dentistry'), present('personnel_entry')],
        does: [add('operations', 1), put('emergency_rota', false)],
      }),
      action('go_off_duty', ['duty', ['consulting', 'operating'], 'off'], { needs: [when('clients', '>=', 1)], does: [put('emergency_rota', true)] }),
    ],
  }),
  entity('Consultation', ['VetConsultation'], {
    fields: [
      choice('consult_state', ['booked', 'waiting', 'in_room', 'closed'], { grows: ['missed'], usually: 'booked', later: ['visit_state'] }),
      link('animal', 'AnimalPatient', { later: ['seen_animal'] }),
      link('vet', 'Veterinarian', { later: ['treating_vet'] }),
      moment('starts_at', { later: ['scheduled_for'] }),
      moment('ended_at', { nullable: true, later: ['closed_at'] }),
      whole('planned_minutes', { unit: 'min', min: 5, max: 180, usually: 20, later: ['slot_minutes'] }),
      whole('spent_minutes', { unit: 'min', min: 0, max: 240, counts: true, later: ['minutes_used'] }),
      amount('temperature_c', { unit: '°C', min: 30, max: 44, later: ['body_temperature_c'] }),
      amount('fee_eur', { unit: 'EUR', min: 0, max: 900, later: ['consultation_fee_eur'] }),
      text('complaint', { min: 3, max: 200, later: ['presenting_problem'] }),
      text('diagnosis', { max: 250, nullable: true, later: ['finding_text'] }),
      flag('emergency', { usually: false, later: ['urgent_case'] }),
    ],
    actions: [
      action('arrive', ['consult_state', ['booked'], 'waiting'], { needs: [present('animal'), when('starts_at', '>=', '2024-01-01 07:00:00')], does: [put('spent_minutes', 0)] }),
      action('call_in', ['consult_state', ['waiting'], 'in_room'], {
        needs: [present('vet'), when('planned_minutes', '>=', 10)],
        does: [onLink('animal', add('consultations', 1)), onLink('vet', put('emergency_rota', false))],
      }),
      action('close_consult', ['consult_state', ['in_room'], 'closed'], {
        needs: [when('spent_minutes', '<=', its('planned_minutes')), present('diagnosis'), when('temperature_c', '<', 41)],
        does: [put('ended_at', its('starts_at'))],
      }),
      action('mark_missed', ['consult_state', ['booked'], 'missed'], { needs: [when('emergency', '==', false), missing('diagnosis')], does: [put('fee_eur', 20), clear('vet')] }),
    ],
  }),
  entity('Vaccination', ['VaccineShot'], {
    fields: [
      choice('shot_state', ['due', 'given', 'boosted'], { grows: ['refused'], usually: 'due', later: ['vaccination_state'] }),
      choice('against', ['rabies', 'distemper', 'parvo'], { grows: ['leptospirosis'], usually: 'rabies', later: ['disease'] }),
      link('vaccine', 'MedicineStock', { later: ['vaccine_used'] }),
      link('given_by', 'Veterinarian', { later: ['vaccinator'] }),
      whole('overdue_days', { unit: 'days', min: 0, max: 2000, counts: true, later: ['days_past_due'] }),
      whole('interval_days', { unit: 'days', min: 14, max: 1500, usually: 365, later: ['booster_interval_days'] }),
      whole('doses_given', { unit: 'doses', min: 0, max: 20, counts: true, later: ['shots_given'] }),
      amount('volume_ml', { unit: 'ml', min: 0, max: 10, later: ['injected_ml'] }),
      moment('given_at', { later: ['vaccinated_at'] }),
      flag('travel_required', { usually: false, later: ['needed_for_travel'] }),
    ],
    actions: [
      action('give_shot', ['shot_state', ['due'], 'given'], {
        needs: [present('given_by'), when('volume_ml', '<=', 2), present('vaccine')],
        does: [add('doses_given', 1), put('overdue_days', 0), onLink('vaccine', add('units_left', -1))],
      }),
      action('boost', ['shot_state', ['given'], 'boosted'], {
        needs: [when('doses_given', '>=', 1), present('given_at')],
        does: [add('doses_given', 1), put('interval_days', 365)],
      }),
      action('record_refusal', ['shot_state', ['due'], 'refused'], {
        needs: [when('overdue_days', '>', its('interval_days')), when('travel_required', '==', false)],
        does: [clear('vaccine'), clear('given_by')],
      }),
    ],
  }),
  entity('SurgicalCase', ['AnimalOperation'], {
    fields: [
      text('operation_name', { min: 3, max: 100, required: true, later: ['procedure_name'] }),
      choice('theatre_state', ['scheduled', 'anaesthetised', 'recovering', 'discharged'], { grows: ['aborted'], usually: 'scheduled', later: ['surgery_state'] }),
      link('animal', 'AnimalPatient', { later: ['operated_animal'] }),
      link('surgeon', 'Veterinarian', { later: ['lead_surgeon'] }),
      links('medicines', 'MedicineStock', { later: ['medicines_used'] }),
      link('recovery_kennel', 'Kennel', { later: ['recovers_in'] }),
      whole('risk_points', { unit: 'points', min: 1, max: 5, later: ['anaesthetic_risk'] }),
      whole('fasting_hours', { unit: 'h', min: 0, max: 48, later: ['hours_without_food'] }),
      whole('minutes_under', { unit: 'min', min: 0, max: 600, counts: true, later: ['anaesthesia_minutes'] }),
      whole('minutes_planned', { unit: 'min', min: 10, max: 600, usually: 60, later: ['theatre_minutes'] }),
      amount('operation_fee_eur', { unit: 'EUR', min: 0, max: 9000, later: ['surgery_fee_eur'] }),
      moment('operated_at', { later: ['incision_at'] }),
      flag('owner_consent', { usually: false, later: ['consent_signed'] }),
    ],
    actions: [
      action('anaesthetise', ['theatre_state', ['scheduled'], 'anaesthetised'], {
        needs: [when('owner_consent', '==', true), when('fasting_hours', '>=', 8), when('risk_points', '<=', 4)],
        does: [onEach('medicines', add('units_left', -1)), put('minutes_under', 0)],
      }),
      action('wake_up', ['theatre_state', ['anaesthetised'], 'recovering'], {
        needs: [when('minutes_under', '<=', its('minutes_planned')), present('recovery_kennel')],
        does: [onEach('medicines', add('units_on_order', 1)), onLink('recovery_kennel', add('nights_used', 1)), onLink('surgeon', add('operations', 1))],
      }),
      action('discharge', ['theatre_state', ['recovering'], 'discharged'], {
        needs: [present('operated_at'), every(['medicines', 'recalled'], '==', false)],
        does: [onLink('animal', add('consultations', 1)), clear('recovery_kennel')],
      }),
      action('abort_operation', ['theatre_state', ['scheduled', 'anaesthetised'], 'aborted'], {
        needs: [some(['medicines', 'recalled'], '==', true), when('operation_fee_eur', '<', 3000)],
        does: [empty('medicines'), put('operation_fee_eur', 0)],
      }),
    ],
  }),
  entity('MedicineStock', ['DrugStock'], {
    fields: [
      text('medicine_name', { min: 2, max: 80, required: true, later: ['trade_name'] }),
      choice('stock_state', ['in_stock', 'running_low', 'out_of_stock'], { grows: ['withdrawn'], usually: 'in_stock', later: ['supply_state'] }),
      whole('units_left', { unit: 'units', min: 0, max: 5000, counts: true, later: ['units_on_shelf'] }),
      whole('units_minimum', { unit: 'units', min: 0, max: 500, usually: 20, later: ['reorder_level_units'] }),
      whole('units_on_order', { unit: 'units', min: 0, max: 5000, counts: true, later: ['units_ordered'] }),
      amount('unit_price_eur', { unit: 'EUR', min: 0, max: 900, later: ['price_per_unit_eur'] }),
      flag('recalled', { usually: false, later: ['batch_recalled'] }),
      flag('controlled', { usually: false, later: ['locked_cabinet'] }),
      link('wholesaler', 'Supplier', { later: ['bought_from'] }),
      moment('best_before', { after: 2024, before: 2038, later: ['usable_until'] }),
      choice('dosage_form', ['tablet', 'injection', 'ointment'], { grows: ['drops'], later: ['pharmaceutical_form'] }),
    ],
    actions: [
      action('flag_low_stock', ['stock_state', ['in_stock'], 'running_low'], {
        needs: [when('units_left', '<', its('units_minimum')), present('wholesaler')],
        does: [add('units_on_order', 50)],
      }),
      action('restock', ['stock_state', ['running_low', 'out_of_stock'], 'in_stock'], {
        needs: [when('units_on_order', '>', 0), present('best_before')],
        does: [put('units_left', its('units_on_order')), put('recalled', false)],
      }),
      action('withdraw_medicine', ['stock_state', ['in_stock', 'running_low'], 'withdrawn'], {
        needs: [when('controlled', '==', false), when('dosage_form', '!=', 'drops')],
        does: [put('units_left', 0), put('recalled', true), clear('wholesaler')],
      }),
    ],
  }),
  entity('Kennel', ['RecoveryKennel'], {
    fields: [
      text('kennel_label', { min: 1, max: 12, required: true, later: ['cage_label'] }),
      choice('stay_state', ['free', 'occupied', 'disinfecting'], { grows: ['isolation'], usually: 'free', later: ['kennel_state'] }),
      choice('size_class', ['small', 'medium', 'large'], { grows: ['aviary'], usually: 'medium', later: ['kennel_size'] }),
      link('guest', 'AnimalPatient', { later: ['current_patient'] }),
      whole('nights_used', { unit: 'nights', min: 0, max: 9000, counts: true, later: ['nights_occupied'] }),
      whole('nights_booked', { unit: 'nights', min: 0, max: 90, later: ['nights_planned'] }),
      amount('nightly_fee_eur', { unit: 'EUR', min: 0, max: 200, later: ['boarding_fee_eur'] }),
      amount('floor_area_m2', { unit: 'm²', min: 0, max: 40, later: ['run_area_m2'] }),
      flag('heated', { usually: true, later: ['underfloor_heating'] }),
      link('premises', 'Site', { later: ['practice_site'] }),
      moment('disinfected_at', { later: ['last_disinfected_at'] }),
    ],
    actions: [
      action('move_in', ['stay_state', ['free'], 'occupied'], {
        needs: [present('guest'), when('heated', '==', true), when('nights_booked', '>=', 1)],
        does: [add('nights_used', 1), onLink('guest', add('consultations', 1))],
      }),
      action('move_out', ['stay_state', ['occupied', 'isolation'], 'disinfecting'], {
        needs: [when('nights_booked', '<', 30), present('premises')],
        does: [clear('guest'), put('nights_booked', 0)],
      }),
      action('make_free', ['stay_state', ['disinfecting'], 'free'], { needs: [present('disinfected_at'), missing('guest')], does: [put('heated', true)] }),
      action('isolate', ['stay_state', ['occupied'], 'isolation'], {
        needs: [when('size_class', '!=', 'aviary'), when('floor_area_m2', '>=', 2)],
        does: [put('heated', false), put('nightly_fee_eur', 45)],
      }),
    ],
  }),
  entity('DentalCheck', ['ToothCheck'], {
    fields: [
      text('chart_code', { min: 3, max: 20, later: ['dental_chart_code'] }),
      choice('check_state', ['open_chart', 'charted', 'treated'], { grows: ['follow_up'], usually: 'open_chart', later: ['dental_state'] }),
      link('animal', 'AnimalPatient', { later: ['dental_patient'] }),
      link('dentist', 'Veterinarian', { later: ['charted_by'] }),
      whole('teeth_present', { unit: 'teeth', min: 0, max: 44, counts: true, later: ['teeth_counted'] }),
      whole('teeth_expected', { unit: 'teeth', min: 0, max: 44, usually: 42, later: ['full_dentition'] }),
      whole('teeth_missing', { unit: 'teeth', min: 0, max: 44, later: ['absent_teeth'] }),
      whole('teeth_pulled', { unit: 'teeth', min: 0, max: 44, counts: true, later: ['extractions'] }),
      whole('tartar_grade', { unit: 'points', min: 0, max: 4, later: ['plaque_grade'] }),
      flag('anaesthetic_used', { usually: false, later: ['under_anaesthetic'] }),
      moment('charted_at', { later: ['examined_at'] }),
    ],
    actions: [
      action('chart_teeth', ['check_state', ['open_chart'], 'charted'], {
        needs: [when('teeth_present', '<=', its('teeth_expected')), present('dentist')],
        does: [put('teeth_missing', minus('teeth_expected', its('teeth_present')))],
      }),
      action('treat_teeth', ['check_state', ['charted', 'follow_up'], 'treated'], {
        needs: [when('anaesthetic_used', '==', true), when('tartar_grade', '>=', 1), present('animal')],
        does: [add('teeth_pulled', 1), put('tartar_grade', 0)],
      }),
      action('plan_follow_up', ['check_state', ['treated'], 'follow_up'], {
        needs: [when(times('teeth_pulled', 4), '>', its('teeth_expected')), present('charted_at')],
        does: [put('anaesthetic_used', false), onLink('dentist', add('operations', 1))],
      }),
    ],
  }),
  entity('PetPlan', ['AnimalHealthPlan'], {
    fields: [
      text('plan_title', { min: 3, max: 60, later: ['plan_name'] }),
      choice('plan_state', ['offered', 'running', 'lapsed'], { grows: ['terminated'], usually: 'offered', later: ['contract_state'] }),
      link('owner', 'PetOwner', { later: ['plan_holder'] }),
      links('animals', 'AnimalPatient', { later: ['covered_animals'] }),
      amount('monthly_fee_eur', { unit: 'EUR', min: 0, max: 300, later: ['monthly_premium_eur'] }),
      amount('yearly_cap_eur', { unit: 'EUR', min: 0, max: 9000, later: ['annual_cover_eur'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 9000, counts: true, later: ['benefits_used_eur'] }),
      amount('remaining_eur', { unit: 'EUR', min: 0, max: 9000, later: ['cover_left_eur'] }),
      whole('months_paid', { unit: 'months', min: 0, max: 400, counts: true, later: ['premiums_paid'] }),
      flag('dental_included', { usually: false, later: ['covers_teeth'] }),
      moment('renews_at', { after: 2024, before: 2040, later: ['next_renewal_at'] }),
    ],
    actions: [
      action('start_plan', ['plan_state', ['offered', 'lapsed'], 'running'], {
        needs: [present('owner'), count('animals', '>=', 1), when('monthly_fee_eur', '>=', 5)],
        does: [add('months_paid', 1), put('spent_eur', 0)],
      }),
      action('let_lapse', ['plan_state', ['running'], 'lapsed'], {
        needs: [when('months_paid', '<', 12), when('remaining_eur', '>', 0)],
        does: [put('dental_included', false), clear('renews_at')],
      }),
      action('end_plan', ['plan_state', ['running', 'lapsed'], 'terminated'], {
        needs: [total(['animals', 'consultations'], '>', 20), present('renews_at')],
        does: [empty('animals'), put('remaining_eur', 0)],
      }),
    ],
  }),
]);
