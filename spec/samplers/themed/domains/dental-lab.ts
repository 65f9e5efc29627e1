/** A dental laboratory: from dentists and cases over scans, crowns and implants to materials, milling and try-ins. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const dentalLab = domain('dental-lab', 'a dental laboratory', [
  entity('DentalCase', ['LabCase'], {
    fields: [
      text('case_number', { min: 3, max: 20, required: true, later: ['lab_case_number'] }),
      choice('case_state', ['received', 'in_production', 'at_try_in', 'delivered'], { grows: ['remake'], usually: 'received', later: ['production_state'] }),
      link('dentist', 'DentalPractice', { later: ['ordering_practice'] }),
      links('restorations', 'Restoration', { later: ['ordered_restorations'] }),
      link('scan', 'JawScan', { later: ['digital_impression'] }),
      text('tooth_shade', { min: 1, max: 8, nullable: true, later: ['vita_shade'] }),
      moment('received_at', { later: ['arrived_in_lab_at'] }),
      moment('promised_at', { later: ['delivery_promised_at'] }),
      amount('quoted_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['quoted_price_eur'] }),
      amount('invoiced_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['billed_price_eur'] }),
      whole('remakes', { unit: 'remakes', min: 0, max: 12, counts: true, later: ['remake_count'] }),
      flag('rush', { usually: false, later: ['express_service'] }),
    ],
    actions: [
      action('start_production', ['case_state', ['received', 'remake'], 'in_production'], {
        needs: [present('scan'), present('tooth_shade'), count('restorations', '>=', 1)],
        does: [onEach('restorations', put('build_state', 'designed')), onLink('dentist', add('cases_sent', 1))],
      }),
      action('send_to_try_in', ['case_state', ['in_production'], 'at_try_in'], {
        needs: [every(['restorations', 'fit_micrometers'], '<=', 100), when('received_at', '<', its('promised_at'))],
        does: [put('invoiced_eur', its('quoted_eur'))],
      }),
      action('deliver_case', ['case_state', ['at_try_in', 'in_production'], 'delivered'], {
        needs: [when('invoiced_eur', '<=', its('quoted_eur')), total(['restorations', 'polishing_min'], '>=', 10)],
        does: [put('rush', false), onLink('dentist', put('on_trial', false))],
      }),
      action('order_remake', ['case_state', ['at_try_in', 'delivered'], 'remake'], {
        needs: [when('remakes', '<', 3)],
        does: [add('remakes', 1), clear('tooth_shade'), onLink('dentist', add('remakes_demanded', 1))],
      }),
    ],
  }),
  entity('DentalPractice', ['DentistClient'], {
    fields: [
      text('practice_name', { min: 2, max: 100, required: true, later: ['surgery_name'] }),
      choice('client_state', ['prospect', 'regular', 'on_hold'], { grows: ['lost_client'], usually: 'prospect', later: ['client_status'] }),
      whole('cases_sent', { unit: 'cases', min: 0, max: 20000, counts: true, later: ['cases_ordered'] }),
      whole('remakes_demanded', { unit: 'cases', min: 0, max: 2000, counts: true, later: ['cases_remade'] }),
      amount('rebate_percent', { unit: 'percent', min: 0, max: 30, later: ['volume_rebate_percent'] }),
      amount('balance_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['open_balance_eur'] }),
      links('invoices', 'Invoice', { later: ['monthly_statements'] }),
      link('rep', 'Employee', { later: ['field_representative'] }),
      moment('last_visit_at', { nullable: true, later: ['rep_visited_at'] }),
      flag('on_trial', { usually: true, later: ['trial_client'] }),
      flag('sends_digital_scans', { usually: false, later: ['fully_digital'] }),
    ],
    actions: [
      action('make_regular', ['client_state', ['prospect', 'on_hold'], 'regular'], {
        needs: [when('cases_sent', '>=', 10), present('rep'), present('last_visit_at')],
        does: [put('on_trial', false), put('rebate_percent', 5)],
      }),
      action('put_on_hold', ['client_state', ['regular'], 'on_hold'], {
        needs: [some(['invoices', 'overdue'], '==', true), when(times('remakes_demanded', 5), '>', its('cases_sent'))],
        does: [onEach('invoices', add('reminders_sent', 1)), put('rebate_percent', 0)],
      }),
      action('write_off_client', ['client_state', ['on_hold'], 'lost_client'], {
        needs: [when('balance_eur', '<', 50)],
        does: [clear('rep'), empty('invoices'), put('balance_eur', 0)],
      }),
    ],
  }),
  entity('Restoration', ['Prosthesis'], {
    fields: [
      text('tooth_position', { min: 2, max: 12, required: true, later: ['fdi_position'] }),
      choice('restoration_kind', ['crown', 'bridge', 'inlay', 'veneer'], { grows: ['denture', 'splint'], usually: 'crown', later: ['indication'] }),
      choice('build_state', ['designed', 'milled', 'sintered', 'finished'], { grows: ['scrapped'], usually: 'designed', later: ['workflow_step'] }),
      link('material', 'DentalMaterial', { later: ['blank_material'] }),
      link('technician', 'DentalTechnician', { later: ['finishing_technician'] }),
      amount('wall_mm', { unit: 'mm', min: 0.25, max: 5, later: ['wall_thickness_mm'] }),
      amount('connector_mm2', { unit: 'mm²', min: 0, max: 40, later: ['connector_area_mm2'] }),
      whole('fit_micrometers', { unit: 'µm', min: 0, max: 500, later: ['marginal_gap_um'] }),
      whole('polishing_min', { unit: 'min', min: 0, max: 240, counts: true, later: ['polishing_minutes'] }),
      whole('firings', { unit: 'firings', min: 0, max: 20, counts: true, later: ['firing_count'] }),
      flag('screw_retained', { usually: false, later: ['screwed_on_implant'] }),
      moment('finished_at', { nullable: true, later: ['completed_at'] }),
    ],
    actions: [
      action('mill', ['build_state', ['designed'], 'milled'], {
        needs: [present('material'), when('wall_mm', '>=', 0.5), when('screw_retained', '==', false)],
        does: [put('firings', 0), onLink('material', add('blanks_in_stock', -1))],
      }),
      action('sinter', ['build_state', ['milled'], 'sintered'], { needs: [when('connector_mm2', '>=', 9)], does: [add('firings', 1), onLink('material', add('blanks_used', 1))] }),
      action('finish_restoration', ['build_state', ['sintered'], 'finished'], {
        needs: [when('fit_micrometers', '<=', 120), present('technician'), present('finished_at')],
        does: [add('polishing_min', 5), onLink('technician', add('units_finished', 1))],
      }),
      action('scrap_restoration', ['build_state', ['milled', 'sintered'], 'scrapped'], {
        needs: [when('firings', '>', 4)],
        does: [clear('technician'), clear('finished_at'), put('polishing_min', 0)],
      }),
    ],
  }),
  entity('JawScan', ['IntraoralScan'], {
    fields: [
      text('scan_file', { min: 4, max: 120, required: true, later: ['stl_file_name'] }),
      choice('jaw', ['upper', 'lower', 'both'], { grows: ['bite_only'], usually: 'both', later: ['scanned_jaw'] }),
      choice('scan_state', ['uploaded', 'checked', 'approved'], { grows: ['rejected'], usually: 'uploaded', later: ['scan_quality_state'] }),
      whole('scan_points', { unit: 'thousand points', min: 0, max: 90000, later: ['scan_points_thousands'] }),
      amount('deviation_um', { unit: 'µm', min: 0, max: 500, later: ['mean_deviation_um'] }),
      amount('tolerance_um', { unit: 'µm', min: 1, max: 500, later: ['permitted_deviation_um'] }),
      whole('holes', { unit: 'holes', min: 0, max: 90, counts: true, later: ['mesh_holes'] }),
      link('sent_by', 'DentalPractice', { later: ['scanning_practice'] }),
      links('photos', 'Document', { later: ['intraoral_photos'] }),
      moment('scanned_at', { nullable: true, later: ['captured_at'] }),
      flag('antagonist_included', { usually: true, later: ['opposing_jaw_included'] }),
    ],
    actions: [
      action('check_scan', ['scan_state', ['uploaded'], 'checked'], { needs: [present('scanned_at'), when('scan_points', '>', 0)], does: [put('holes', 0)] }),
      action('approve_scan', ['scan_state', ['checked'], 'approved'], {
        needs: [when('deviation_um', '<=', its('tolerance_um')), when('antagonist_included', '==', true), count('photos', '>=', 2)],
        does: [onLink('sent_by', put('sends_digital_scans', true)), onEach('photos', put('confidential', true))],
      }),
      action('reject_scan', ['scan_state', ['uploaded', 'checked'], 'rejected'], {
        needs: [when('holes', '>=', 5), present('sent_by')],
        does: [clear('scanned_at'), empty('photos'), put('tolerance_um', 50)],
      }),
    ],
  }),
  entity('DentalMaterial', ['MillingBlank'], {
    fields: [
      text('brand', { min: 2, max: 60, required: true, later: ['trade_name'] }),
      choice('material_family', ['zirconia', 'glass_ceramic', 'pmma', 'cobalt_chrome'], { grows: ['titanium', 'peek'], later: ['material_group'] }),
      choice('stock_state', ['ordered', 'in_stock', 'low', 'recalled'], { grows: ['discontinued'], usually: 'ordered' }),
      whole('blanks_in_stock', { unit: 'blanks', min: 0, max: 900, counts: true, later: ['stock_on_hand'] }),
      whole('reorder_at', { unit: 'blanks', min: 0, max: 200, later: ['reorder_point'] }),
      whole('blanks_used', { unit: 'blanks', min: 0, max: 90000, counts: true, later: ['consumption'] }),
      amount('blank_price_eur', { unit: 'EUR', min: 0, max: 600, later: ['price_per_blank_eur'] }),
      whole('flexural_mpa', { unit: 'MPa', min: 50, max: 1500, later: ['flexural_strength_mpa'] }),
      link('supplier', 'Supplier', { later: ['dental_depot'] }),
      link('safety_sheet', 'Document', { later: ['safety_data_sheet'] }),
      moment('expires_at', { nullable: true, later: ['use_by'] }),
      flag('biocompatible', { usually: true, later: ['biocompatibility_proven'] }),
    ],
    actions: [
      action('stock_material', ['stock_state', ['ordered', 'low'], 'in_stock'], {
        needs: [present('safety_sheet'), when('flexural_mpa', '>=', 100), when('biocompatible', '==', true)],
        does: [add('blanks_in_stock', 10), onLink('safety_sheet', put('filed', true))],
      }),
      action('report_low', ['stock_state', ['in_stock'], 'low'], {
        needs: [when('blanks_in_stock', '<=', its('reorder_at')), present('supplier')],
        does: [onLink('supplier', add('orders_placed', 1))],
      }),
      action('recall_material', ['stock_state', ['in_stock', 'low'], 'recalled'], {
        needs: [when('blanks_used', '>', 0)],
        does: [put('blanks_in_stock', 0), put('biocompatible', false), clear('expires_at')],
      }),
    ],
  }),
  entity('DentalTechnician', ['BenchTechnician'], {
    fields: [
      text('technician_name', { min: 2, max: 90, required: true, later: ['bench_name'] }),
      choice('specialty', ['ceramics', 'cad_design', 'removables'], { grows: ['orthodontics'], later: ['bench_specialty'] }),
      choice('bench_state', ['absent', 'at_bench', 'in_training'], { grows: ['on_visit'], usually: 'absent', later: ['presence'] }),
      whole('units_finished', { unit: 'units', min: 0, max: 60000, counts: true, later: ['restorations_finished'] }),
      whole('units_remade', { unit: 'units', min: 0, max: 6000, counts: true, later: ['restorations_remade'] }),
      amount('hours_this_week', { unit: 'hours', min: 0, max: 60, counts: true, later: ['bench_hours_this_week'] }),
      whole('skill_points', { unit: 'points', min: 0, max: 100, counts: true, later: ['skill_score'] }),
      link('employee_file', 'Employee', { later: ['personnel_file'] }),
      links('queue', 'Restoration', { later: ['bench_queue'] }),
      moment('master_since', { nullable: true, later: ['master_craftsman_since'] }),
      flag('trains_apprentices', { usually: false, later: ['apprentice_trainer'] }),
    ],
    actions: [
      action('sit_down', ['bench_state', ['absent', 'on_visit'], 'at_bench'], {
        needs: [count('queue', '>', 0), when('hours_this_week', '<', 40)],
        does: [add('hours_this_week', 0.5)],
      }),
      action('send_to_training', ['bench_state', ['at_bench', 'absent'], 'in_training'], {
        needs: [when(minus('units_finished', its('units_remade')), '<', 100), present('employee_file')],
        does: [add('skill_points', 5), onLink('employee_file', add('trainings_passed', 1)), empty('queue')],
      }),
      action('appoint_trainer', ['bench_state', ['at_bench'], 'in_training'], {
        needs: [present('master_since'), when('skill_points', '>=', 80), every(['queue', 'build_state'], '!=', 'scrapped')],
        does: [put('trains_apprentices', true), onEach('queue', add('polishing_min', 5))],
      }),
    ],
  }),
  entity('MillingRun', ['MillingJob'], {
    fields: [
      text('program_name', { min: 3, max: 80, required: true, later: ['nesting_name'] }),
      choice('run_state', ['nested', 'milling', 'completed'], { grows: ['crashed'], usually: 'nested' }),
      link('machine', 'MillingMachine', { later: ['mill'] }),
      links('parts', 'Restoration', { later: ['nested_units'] }),
      link('blank', 'DentalMaterial', { later: ['clamped_blank'] }),
      amount('planned_hours', { unit: 'hours', min: 0.25, max: 40, later: ['estimated_hours'] }),
      amount('actual_hours', { unit: 'hours', min: 0, max: 60, counts: true, later: ['spindle_hours_used'] }),
      amount('overrun_hours', { unit: 'hours', min: 0, max: 60, later: ['hours_over_plan'] }),
      whole('tool_breaks', { unit: 'tools', min: 0, max: 30, counts: true, later: ['broken_burs'] }),
      moment('started_at', { nullable: true, later: ['spindle_started_at'] }),
      flag('unattended', { usually: false, later: ['lights_out_run'] }),
    ],
    actions: [
      action('start_milling', ['run_state', ['nested', 'crashed'], 'milling'], {
        needs: [present('blank'), present('machine'), count('parts', '>=', 1)],
        does: [put('actual_hours', 0), onLink('machine', put('lid_locked', true))],
      }),
      action('complete_run', ['run_state', ['milling'], 'completed'], {
        needs: [every(['parts', 'wall_mm'], '>=', 0.5), when('actual_hours', '>', its('planned_hours'))],
        does: [put('overrun_hours', minus('actual_hours', its('planned_hours'))), onEach('parts', put('build_state', 'milled')), onLink('machine', add('spindle_hours', 2))],
      }),
      action('report_crash', ['run_state', ['milling'], 'crashed'], {
        needs: [when('unattended', '==', true)],
        does: [add('tool_breaks', 1), clear('blank'), onLink('machine', add('tool_changes', 1))],
      }),
    ],
  }),
  entity('MillingMachine', ['DentalMill'], {
    fields: [
      text('machine_name', { min: 2, max: 40, required: true, later: ['mill_name'] }),
      choice('mill_state', ['ready', 'milling', 'in_service'], { grows: ['sold_off'], usually: 'ready' }),
      whole('axes', { unit: 'axes', min: 3, max: 6, later: ['axis_count'] }),
      amount('spindle_hours', { unit: 'hours', min: 0, max: 20000, counts: true, later: ['spindle_runtime_hours'] }),
      amount('service_at_hours', { unit: 'hours', min: 0, max: 20000, later: ['next_service_at_hours'] }),
      whole('tool_changes', { unit: 'tools', min: 0, max: 90000, counts: true, later: ['burs_changed'] }),
      amount('coolant_l', { unit: 'l', min: 0, max: 60, counts: true, later: ['coolant_level_l'] }),
      flag('lid_locked', { usually: false, later: ['door_locked'] }),
      link('service_partner', 'Supplier', { later: ['service_engineer'] }),
      links('maintenance', 'MaintenanceJob', { later: ['maintenance_log'] }),
      moment('calibrated_at', { nullable: true, later: ['last_calibrated_at'] }),
    ],
    actions: [
      action('start_spindle', ['mill_state', ['ready'], 'milling'], {
        needs: [when('lid_locked', '==', true), when('spindle_hours', '<', its('service_at_hours')), when('coolant_l', '>', 2)],
        does: [add('tool_changes', 1)],
      }),
      action('service_mill', ['mill_state', ['ready', 'milling'], 'in_service'], {
        needs: [present('service_partner'), some(['maintenance', 'urgency'], '==', 'emergency')],
        does: [put('service_at_hours', plus('spindle_hours', 1000)), put('lid_locked', false)],
      }),
      action('recommission', ['mill_state', ['in_service'], 'ready'], {
        needs: [present('calibrated_at'), every(['maintenance', 'under_warranty'], '==', false)],
        does: [onEach('maintenance', put('job_state', 'done')), empty('maintenance')],
      }),
    ],
  }),
  entity('ImplantPart', ['ImplantComponent'], {
    fields: [
      text('article_number', { min: 3, max: 30, required: true, later: ['ref_number'] }),
      choice('component', ['abutment', 'screw', 'scan_body', 'analog'], { grows: ['bar'], later: ['component_kind'] }),
      choice('part_state', ['quarantined', 'released', 'implanted'], { grows: ['recalled'], usually: 'quarantined', later: ['release_state'] }),
      text('lot_number', { min: 3, max: 30, later: ['batch_number'] }),
      amount('diameter_mm', { unit: 'mm', min: 1, max: 10, later: ['platform_diameter_mm'] }),
      whole('torque_ncm', { unit: 'Ncm', min: 0, max: 60, later: ['applied_torque_ncm'] }),
      whole('torque_limit_ncm', { unit: 'Ncm', min: 5, max: 60, later: ['maximum_torque_ncm'] }),
      whole('sterilizations', { unit: 'cycles', min: 0, max: 60, counts: true, later: ['sterilization_cycles'] }),
      link('used_in', 'DentalCase', { later: ['traced_to_case'] }),
      link('delivery_note', 'Document', { later: ['conformity_certificate'] }),
      moment('sterile_until', { nullable: true, later: ['sterility_expires_at'] }),
      flag('single_use', { usually: true, later: ['for_single_use'] }),
    ],
    actions: [
      action('release_part', ['part_state', ['quarantined'], 'released'], { needs: [present('delivery_note'), when('diameter_mm', '>=', 2.5)], does: [add('sterilizations', 1)] }),
      action('record_implantation', ['part_state', ['released'], 'implanted'], {
        needs: [present('used_in'), when('torque_ncm', '<=', its('torque_limit_ncm')), present('sterile_until')],
        does: [onLink('used_in', add('invoiced_eur', 25)), put('single_use', true)],
      }),
      action('recall_part', ['part_state', ['quarantined', 'released'], 'recalled'], {
        needs: [missing('used_in'), when('sterilizations', '>', 5)],
        does: [clear('sterile_until'), put('sterilizations', 0)],
      }),
    ],
  }),
  entity('ShadeTryIn', ['TryInAppointment'], {
    fields: [
      link('lab_case', 'DentalCase', { later: ['tried_case'] }),
      choice('try_in_state', ['scheduled', 'seated', 'accepted', 'returned'], { grows: ['missed'], usually: 'scheduled' }),
      whole('fit_points', { unit: 'points', min: 0, max: 10, later: ['points_for_fit'] }),
      whole('shade_points', { unit: 'points', min: 0, max: 10, later: ['points_for_shade'] }),
      whole('total_points', { unit: 'points', min: 0, max: 20, later: ['try_in_score'] }),
      amount('chair_min', { unit: 'min', min: 5, max: 240, later: ['chairside_minutes'] }),
      whole('corrections', { unit: 'corrections', min: 0, max: 20, counts: true, later: ['corrections_asked_for'] }),
      link('visited_by', 'DentalTechnician', { later: ['technician_at_chair'] }),
      links('photos', 'Document', { later: ['smile_photos'] }),
      moment('takes_place_at', { nullable: true, later: ['appointment_at'] }),
      text('patient_wish', { max: 200, nullable: true, later: ['wish_of_patient'] }),
      flag('bite_adjusted', { usually: false, later: ['occlusion_adjusted'] }),
    ],
    actions: [
      action('seat_restoration', ['try_in_state', ['scheduled', 'missed'], 'seated'], {
        needs: [present('takes_place_at'), present('lab_case')],
        does: [put('bite_adjusted', true), put('corrections', 0)],
      }),
      action('accept_try_in', ['try_in_state', ['seated'], 'accepted'], {
        needs: [when('fit_points', '>=', 7), missing('patient_wish'), count('photos', '>=', 1)],
        does: [put('total_points', plus('fit_points', its('shade_points'))), onEach('photos', put('filed', true))],
      }),
      action('return_to_lab', ['try_in_state', ['seated'], 'returned'], {
        needs: [when(plus('fit_points', its('shade_points')), '<', 12), present('patient_wish')],
        does: [add('corrections', 1), onLink('lab_case', put('rush', true)), onLink('visited_by', add('units_remade', 1))],
      }),
    ],
  }),
]);
