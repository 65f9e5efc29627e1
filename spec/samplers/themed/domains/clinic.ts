/** A medical clinic: from patients and appointments over visits, prescriptions and lab work to insurance claims. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const clinic = domain('clinic', 'a medical clinic', [
  entity('Patient', ['ClinicPatient', 'CareRecipient'], {
    fields: [
      choice('enrolment', ['registered', 'active', 'inactive'], { grows: ['transferred', 'deceased'], usually: 'registered', later: ['enrolment_state'] }),
      text('full_name', { min: 2, max: 100, required: true, later: ['legal_name'] }),
      moment('born_at', { after: 1920, before: 2026, later: ['date_of_birth'] }),
      amount('owed_eur', { unit: 'EUR', min: 0, max: 5000, counts: true, later: ['outstanding_eur'] }),
      amount('deposit_eur', { unit: 'EUR', min: 0, max: 5000, later: ['prepaid_eur'] }),
      whole('visits_made', { unit: 'visits', min: 0, max: 500, counts: true, later: ['visit_count'] }),
      link('family_doctor', 'Physician', { later: ['attending_doctor'] }),
      links('prescriptions', 'Prescription', { later: ['current_prescriptions'] }),
      flag('consent_given', { usually: false, later: ['data_consent'] }),
      text('allergy_summary', { max: 200, nullable: true, later: ['known_allergies'] }),
      link('insurer', 'HealthInsurer'),
    ],
    actions: [
      action('admit', ['enrolment', ['registered', 'inactive'], 'active'], {
        needs: [when('consent_given', '==', true), present('family_doctor'), when('owed_eur', '<=', its('deposit_eur'))],
        does: [onLink('family_doctor', add('panel_size', 1)), put('visits_made', 0)],
      }),
      action('deactivate', ['enrolment', ['active'], 'inactive'], {
        needs: [total(['prescriptions', 'repeats_left'], '<', 3), when('owed_eur', '<', 50)],
        does: [empty('prescriptions'), onLink('family_doctor', add('panel_size', -1))],
      }),
      action('hand_over', ['enrolment', ['active', 'inactive'], 'transferred'], {
        needs: [every(['prescriptions', 'repeats_left'], '==', 0), when('allergy_summary', '!=', 'unknown')],
        does: [put('consent_given', false), clear('family_doctor')],
      }),
    ],
  }),
  entity('Physician', ['ClinicDoctor'], {
    fields: [
      text('display_name', { min: 3, max: 100, later: ['badge_name'] }),
      choice('specialty', ['family_medicine', 'paediatrics', 'cardiology', 'dermatology'], { grows: ['neurology', 'geriatrics'], later: ['medical_specialty'] }),
      choice('availability', ['on_call', 'in_clinic', 'on_leave'], { grows: ['sabbatical'], usually: 'in_clinic', later: ['duty_state'] }),
      whole('panel_size', { unit: 'patients', min: 0, max: 2500, counts: true, later: ['registered_patients'] }),
      whole('panel_limit', { unit: 'patients', min: 50, max: 2500, later: ['panel_capacity'] }),
      whole('minutes_per_visit', { unit: 'min', min: 5, max: 90, usually: 15, later: ['slot_minutes'] }),
      flag('takes_newcomers', { usually: true, later: ['accepts_patients'] }),
      links('exam_rooms', 'ExamRoom', { later: ['assigned_rooms'] }),
      link('staff_file', 'Employee'),
      moment('licensed_until', { after: 2024, before: 2040, later: ['licence_valid_until'] }),
      text('licence_number', { min: 4, max: 20 }),
    ],
    actions: [
      action('go_on_leave', ['availability', ['in_clinic', 'on_call'], 'on_leave'], {
        needs: [count('exam_rooms', '<=', 2), present('licensed_until')],
        does: [put('takes_newcomers', false), empty('exam_rooms')],
      }),
      action('return_to_clinic', ['availability', ['on_leave', 'sabbatical'], 'in_clinic'], {
        needs: [when('panel_size', '<', its('panel_limit')), some(['exam_rooms', 'sanitised'], '==', true)],
        does: [put('takes_newcomers', true), onEach('exam_rooms', put('sanitised', false))],
      }),
      action('go_on_call', ['availability', ['in_clinic'], 'on_call'], {
        needs: [when('minutes_per_visit', '<=', 30), present('staff_file')],
        does: [put('minutes_per_visit', 10), put('takes_newcomers', false)],
      }),
    ],
  }),
  entity('Appointment', ['BookedVisit'], {
    fields: [
      choice('status', ['requested', 'confirmed', 'checked_in', 'finished'], { grows: ['no_show', 'called_off'], usually: 'requested', later: ['booking_status'] }),
      moment('starts_at', { later: ['scheduled_start'] }),
      moment('confirmed_at', { nullable: true, later: ['confirmation_sent_at'] }),
      whole('planned_minutes', { unit: 'min', min: 5, max: 240, usually: 20, later: ['booked_minutes'] }),
      whole('actual_minutes', { unit: 'min', min: 0, max: 240, later: ['spent_minutes'] }),
      link('patient', 'Patient', { later: ['booked_patient'] }),
      link('physician', 'Physician', { later: ['seen_by'] }),
      link('room', 'ExamRoom', { later: ['exam_room'] }),
      whole('reminders_sent', { unit: 'reminders', min: 0, max: 20, counts: true, later: ['reminder_count'] }),
      text('visit_reason', { min: 3, max: 200, later: ['presenting_complaint'] }),
      flag('first_visit', { usually: false }),
      choice('channel', ['phone', 'online', 'walk_in'], { grows: ['video'], later: ['booked_through'] }),
    ],
    actions: [
      action('confirm_booking', ['status', ['requested'], 'confirmed'], {
        needs: [present('patient'), when('starts_at', '>', '2024-01-01 08:00:00'), when('planned_minutes', '>=', 10)],
        does: [put('confirmed_at', its('starts_at')), add('reminders_sent', 1)],
      }),
      action('check_in', ['status', ['confirmed'], 'checked_in'], {
        needs: [present('room'), when('reminders_sent', '>', 0)],
        does: [onLink('room', add('visits_hosted', 1)), put('first_visit', false)],
      }),
      action('wrap_up', ['status', ['checked_in'], 'finished'], {
        needs: [when('actual_minutes', '<=', its('planned_minutes')), present('physician')],
        does: [onLink('patient', add('visits_made', 1)), onLink('room', put('sanitised', false))],
      }),
      action('mark_no_show', ['status', ['confirmed'], 'no_show'], {
        needs: [when('channel', '!=', 'walk_in'), when('actual_minutes', '==', 0)],
        does: [onLink('patient', add('owed_eur', 25)), clear('room')],
      }),
    ],
  }),
  entity('ExamRoom', ['TreatmentRoom'], {
    fields: [
      text('room_code', { min: 1, max: 12, required: true, later: ['room_number'] }),
      choice('condition', ['ready', 'occupied', 'cleaning'], { grows: ['under_repair'], usually: 'ready', later: ['room_condition'] }),
      whole('floor_level', { unit: 'floors', min: -2, max: 12, later: ['storey'] }),
      whole('visits_hosted', { unit: 'visits', min: 0, max: 20000, counts: true, later: ['visits_since_opening'] }),
      whole('visits_before_cleaning', { unit: 'visits', min: 0, max: 50, counts: true, usually: 12 }),
      flag('sanitised', { usually: true, later: ['disinfected'] }),
      flag('wheelchair_access', { usually: true, later: ['step_free_access'] }),
      amount('area_m2', { unit: 'm²', min: 6, max: 80, later: ['floor_area_m2'] }),
      links('devices', 'MedicalDevice', { later: ['installed_devices'] }),
      link('building', 'Site', { later: ['clinic_building'] }),
    ],
    actions: [
      action('occupy', ['condition', ['ready'], 'occupied'], {
        needs: [when('sanitised', '==', true), when('visits_before_cleaning', '>', 0)],
        does: [add('visits_before_cleaning', -1), onEach('devices', add('uses', 1))],
      }),
      action('clean_up', ['condition', ['occupied'], 'cleaning'], {
        needs: [when('visits_before_cleaning', '<=', 3)],
        does: [put('visits_before_cleaning', 12), put('sanitised', true)],
      }),
      action('take_out_of_use', ['condition', ['ready', 'cleaning'], 'under_repair'], {
        needs: [some(['devices', 'faulty'], '==', true), present('building')],
        does: [put('sanitised', false), onEach('devices', put('faulty', true))],
      }),
    ],
  }),
  entity('MedicalDevice', ['ClinicDevice'], {
    fields: [
      text('device_name', { min: 2, max: 80, later: ['model_name'] }),
      text('serial_number', { min: 4, max: 40, later: ['serial_code'] }),
      choice('service_state', ['in_use', 'due', 'calibrating'], { grows: ['scrapped'], usually: 'in_use', later: ['calibration_state'] }),
      whole('uses', { unit: 'uses', min: 0, max: 100000, counts: true, later: ['times_used'] }),
      whole('uses_at_calibration', { unit: 'uses', min: 0, max: 100000, later: ['calibrated_at_uses'] }),
      moment('calibrated_at', { later: ['last_calibrated_at'] }),
      flag('faulty', { usually: false, later: ['out_of_order'] }),
      amount('purchase_price_eur', { unit: 'EUR', min: 0, max: 250000 }),
      link('vendor', 'Supplier', { later: ['maintained_by'] }),
      text('fault_text', { max: 160, nullable: true, later: ['fault_description'] }),
    ],
    actions: [
      action('request_calibration', ['service_state', ['in_use'], 'due'], {
        needs: [when('uses', '>', plus('uses_at_calibration', 500)), present('vendor')],
        does: [put('uses_at_calibration', its('uses'))],
      }),
      action('begin_calibration', ['service_state', ['due'], 'calibrating'], { needs: [when('faulty', '==', true), missing('fault_text')], does: [put('faulty', false)] }),
      action('scrap_device', ['service_state', ['due', 'calibrating'], 'scrapped'], {
        needs: [when('purchase_price_eur', '<', 20000)],
        does: [put('fault_text', 'beyond repair'), put('purchase_price_eur', 0)],
      }),
    ],
  }),
  entity('Prescription', ['DrugPrescription'], {
    fields: [
      choice('stage', ['drafted', 'signed', 'dispensed'], { grows: ['expired', 'revoked'], usually: 'drafted', later: ['prescription_stage'] }),
      text('drug_name', { min: 2, max: 100, later: ['active_substance'] }),
      amount('dose_mg', { unit: 'mg', min: 1, max: 2000, later: ['single_dose_mg'] }),
      amount('daily_limit_mg', { unit: 'mg', min: 1, max: 8000, later: ['maximum_daily_mg'] }),
      whole('doses_per_day', { unit: 'doses', min: 1, max: 12 }),
      whole('repeats_left', { unit: 'repeats', min: 0, max: 12, counts: true, usually: 2, later: ['refills_left'] }),
      whole('repeats_used', { unit: 'repeats', min: 0, max: 12, counts: true, later: ['refills_used'] }),
      link('prescriber', 'Physician', { later: ['signed_by'] }),
      link('patient', 'Patient', { later: ['prescribed_to'] }),
      moment('valid_until'),
      flag('controlled_drug', { usually: false, later: ['narcotic'] }),
      text('pharmacist_remark', { max: 200, nullable: true, later: ['pharmacy_remark'] }),
    ],
    actions: [
      action('sign_off', ['stage', ['drafted'], 'signed'], {
        needs: [when(times('dose_mg', 3), '<=', its('daily_limit_mg')), present('prescriber'), present('valid_until')],
        does: [put('repeats_used', 0)],
      }),
      action('dispense', ['stage', ['signed'], 'dispensed'], {
        needs: [when('repeats_left', '>', 0), when('controlled_drug', '==', false)],
        does: [add('repeats_left', -1), add('repeats_used', 1), put('pharmacist_remark', 'handed out in person')],
      }),
      action('renew_repeats', ['stage', ['dispensed', 'expired'], 'signed'], {
        needs: [when('repeats_used', '<', 6), missing('pharmacist_remark')],
        does: [put('repeats_left', 3), add('repeats_used', 1)],
      }),
    ],
  }),
  entity('LabOrder', ['LabRequest'], {
    fields: [
      choice('progress', ['ordered', 'collected', 'analysed', 'reported'], { grows: ['spoiled'], usually: 'ordered', later: ['lab_progress'] }),
      text('order_code', { min: 4, max: 16, later: ['accession_code'] }),
      link('patient', 'Patient', { later: ['sampled_patient'] }),
      link('ordered_by', 'Physician'),
      links('results', 'LabResult', { later: ['measured_results'] }),
      whole('tubes_drawn', { unit: 'tubes', min: 0, max: 30, counts: true, later: ['sample_tubes'] }),
      whole('tubes_needed', { unit: 'tubes', min: 1, max: 30, later: ['required_tubes'] }),
      flag('fasting_required', { usually: false, later: ['fasting'] }),
      flag('urgent', { usually: false, later: ['stat_order'] }),
      moment('collected_at', { later: ['drawn_at'] }),
      moment('reported_at', { nullable: true }),
      amount('lab_fee_eur', { unit: 'EUR', min: 0, max: 900, later: ['billed_lab_fee_eur'] }),
    ],
    actions: [
      action('collect_sample', ['progress', ['ordered'], 'collected'], {
        needs: [when('tubes_drawn', '>=', its('tubes_needed')), present('patient')],
        does: [put('fasting_required', false)],
      }),
      action('analyse', ['progress', ['collected'], 'analysed'], {
        needs: [count('results', '>=', 1), present('collected_at')],
        does: [onEach('results', put('verified', false)), put('urgent', false)],
      }),
      action('send_report', ['progress', ['analysed'], 'reported'], {
        needs: [every(['results', 'verified'], '==', true), present('ordered_by')],
        does: [onLink('patient', add('owed_eur', 12.5)), put('reported_at', its('collected_at'))],
      }),
      action('discard_sample', ['progress', ['collected', 'analysed'], 'spoiled'], {
        needs: [some(['results', 'repeat_runs'], '>', 2)],
        does: [put('tubes_drawn', 0), empty('results')],
      }),
    ],
  }),
  entity('LabResult', ['LabFinding'], {
    fields: [
      text('analyte', { min: 2, max: 60, later: ['measured_substance'] }),
      amount('measured_value', { unit: 'mmol/l', min: 0, max: 500, later: ['result_value'] }),
      amount('lower_limit', { unit: 'mmol/l', min: 0, max: 500, later: ['reference_low'] }),
      amount('upper_limit', { unit: 'mmol/l', min: 0, max: 500, later: ['reference_high'] }),
      amount('excess', { unit: 'mmol/l', min: -500, max: 500, later: ['deviation'] }),
      whole('repeat_runs', { unit: 'runs', min: 0, max: 10, counts: true, later: ['repeats_run'] }),
      flag('verified', { usually: false, later: ['countersigned'] }),
      choice('finding', ['pending', 'normal', 'abnormal'], { grows: ['critical'], usually: 'pending', later: ['result_finding'] }),
      link('device', 'MedicalDevice', { later: ['analyser'] }),
      moment('measured_at'),
    ],
    actions: [
      action('call_normal', ['finding', ['pending'], 'normal'], {
        needs: [when('measured_value', '<=', its('upper_limit')), present('device')],
        does: [put('verified', true), onLink('device', add('uses', 1))],
      }),
      action('call_abnormal', ['finding', ['pending', 'normal'], 'abnormal'], {
        needs: [when('measured_value', '>', its('upper_limit')), when('repeat_runs', '>=', 1)],
        does: [put('excess', minus('measured_value', its('upper_limit'))), put('repeat_runs', 0)],
      }),
      action('call_critical', ['finding', ['abnormal'], 'critical'], { needs: [when('measured_value', '>', times('upper_limit', 2))], does: [put('verified', true)] }),
    ],
  }),
  entity('InsuranceClaim', ['BenefitClaim'], {
    fields: [
      choice('claim_state', ['prepared', 'submitted', 'approved', 'settled'], { grows: ['rejected', 'appealed'], usually: 'prepared', later: ['settlement_state'] }),
      text('claim_number', { min: 5, max: 24, later: ['insurer_reference'] }),
      link('insurer', 'HealthInsurer', { later: ['billed_insurer'] }),
      link('patient', 'Patient', { later: ['insured_patient'] }),
      amount('billed_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['claimed_eur'] }),
      amount('approved_eur', { unit: 'EUR', min: 0, max: 20000, later: ['reimbursed_eur'] }),
      amount('patient_share_eur', { unit: 'EUR', min: 0, max: 20000, later: ['copayment_eur'] }),
      links('lab_orders', 'LabOrder', { later: ['claimed_lab_work'] }),
      moment('submitted_at'),
      whole('resubmissions', { unit: 'attempts', min: 0, max: 9, counts: true, later: ['resubmission_count'] }),
      text('rejection_text', { max: 200, nullable: true, later: ['denial_reason'] }),
      link('bill', 'Invoice', { later: ['related_invoice'] }),
    ],
    actions: [
      action('submit_claim', ['claim_state', ['prepared'], 'submitted'], {
        needs: [when('billed_eur', '>=', 10), present('insurer'), every(['lab_orders', 'lab_fee_eur'], '>', 0)],
        does: [onLink('insurer', add('claims_open', 1)), put('resubmissions', 0)],
      }),
      action('approve_claim', ['claim_state', ['submitted', 'appealed'], 'approved'], {
        needs: [when('approved_eur', '<=', its('billed_eur')), missing('rejection_text')],
        does: [put('patient_share_eur', minus('billed_eur', its('approved_eur')))],
      }),
      action('settle_claim', ['claim_state', ['approved'], 'settled'], {
        needs: [present('bill'), total(['lab_orders', 'lab_fee_eur'], '<=', 2000)],
        does: [onLink('insurer', add('claims_open', -1)), onLink('patient', put('owed_eur', its('patient_share_eur')))],
      }),
      action('appeal_denial', ['claim_state', ['rejected'], 'appealed'], {
        needs: [when('resubmissions', '<', 3), present('rejection_text')],
        does: [add('resubmissions', 1), clear('rejection_text')],
      }),
    ],
  }),
  entity('HealthInsurer', ['SicknessFund'], {
    fields: [
      text('insurer_name', { min: 2, max: 100, required: true, later: ['fund_name'] }),
      choice('agreement', ['negotiating', 'in_force', 'suspended'], { grows: ['terminated'], usually: 'negotiating', later: ['agreement_state'] }),
      whole('claims_open', { unit: 'claims', min: 0, max: 5000, counts: true, later: ['open_claims'] }),
      whole('claims_tolerated', { unit: 'claims', min: 10, max: 5000, usually: 500, later: ['open_claims_limit'] }),
      whole('payment_days', { unit: 'days', min: 7, max: 120, usually: 30, later: ['payment_term_days'] }),
      amount('coverage_percent', { unit: 'percent', min: 0, max: 100, usually: 80, later: ['covered_share_percent'] }),
      moment('agreed_until', { after: 2024, before: 2035, later: ['agreement_ends_at'] }),
      flag('electronic_claims', { usually: true, later: ['accepts_e_claims'] }),
      link('contact_person', 'Employee', { later: ['relationship_owner'] }),
      text('payer_code', { min: 3, max: 12, later: ['clearing_code'] }),
    ],
    actions: [
      action('put_in_force', ['agreement', ['negotiating', 'suspended'], 'in_force'], {
        needs: [present('agreed_until'), when('coverage_percent', '>=', 50)],
        does: [put('electronic_claims', true), put('claims_open', 0)],
      }),
      action('suspend_agreement', ['agreement', ['in_force'], 'suspended'], {
        needs: [when('claims_open', '>', its('claims_tolerated')), present('contact_person')],
        does: [put('electronic_claims', false), put('payment_days', 90)],
      }),
    ],
  }),
]);
