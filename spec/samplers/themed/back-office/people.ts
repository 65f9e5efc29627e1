/** The people who work for a company: who they are, when they work, what they learn and what they are paid. */
import { action, amount, choice, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import type { EntityTheme } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const people: readonly EntityTheme[] = [
  entity('Employee', ['StaffMember', 'TeamMember'], {
    fields: [
      text('full_name', { min: 2, max: 100, required: true, later: ['display_name'] }),
      text('job_title', { min: 2, max: 80, later: ['position_title'] }),
      text('work_email', { min: 5, max: 120, later: ['company_email'] }),
      choice('employment_state', ['probation', 'permanent', 'on_leave', 'departed'], { grows: ['suspended'], usually: 'probation', later: ['contract_status'] }),
      moment('hired_at', { after: 1990, later: ['first_day_at'] }),
      amount('weekly_hours', { unit: 'hours', min: 0, max: 48, later: ['contracted_hours_per_week'] }),
      whole('leave_days_left', { unit: 'days', min: 0, max: 60, counts: true, later: ['remaining_leave_days'] }),
      whole('tasks_completed', { unit: 'tasks', min: 0, max: 90000, counts: true, later: ['assignments_completed'] }),
      whole('trainings_passed', { unit: 'trainings', min: 0, max: 200, counts: true, later: ['completed_trainings'] }),
      amount('hourly_wage_eur', { unit: 'EUR per hour', min: 10, max: 150, later: ['base_wage_eur'] }),
      flag('first_aider', { usually: false, later: ['trained_first_aider'] }),
      link('department', 'Department', { later: ['home_department'] }),
      link('manager', 'Employee', { later: ['reports_to'] }),
    ],
    actions: [
      action('confirm_employment', ['employment_state', ['probation'], 'permanent'], {
        needs: [when('trainings_passed', '>=', 2), present('manager'), when('weekly_hours', '>', 0)],
        does: [add('leave_days_left', 5), onLink('department', add('headcount', 1))],
      }),
      action('offboard', ['employment_state', ['probation', 'permanent', 'on_leave', 'suspended'], 'departed'], {
        needs: [when('leave_days_left', '==', 0), present('department')],
        does: [onLink('department', add('headcount', -1)), put('weekly_hours', 0), clear('manager')],
      }),
    ],
  }),
  entity('Department', ['BusinessUnit'], {
    fields: [
      text('department_name', { min: 2, max: 80, required: true, later: ['unit_name'] }),
      text('cost_center', { min: 3, max: 12, later: ['cost_center_code'] }),
      choice('lifecycle', ['planned', 'staffed', 'merged'], { grows: ['dissolved'], usually: 'planned' }),
      whole('headcount', { unit: 'people', min: 0, max: 500, counts: true, later: ['filled_positions'] }),
      whole('planned_headcount', { unit: 'people', min: 0, max: 500, later: ['budgeted_positions'] }),
      amount('yearly_budget_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['annual_budget_eur'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['spent_this_year_eur'] }),
      link('head', 'Employee', { later: ['department_head'] }),
      link('seat', 'Site', { later: ['main_site'] }),
      flag('hiring_freeze', { usually: false, later: ['hiring_stopped'] }),
    ],
    actions: [
      action('start_staffing', ['lifecycle', ['planned'], 'staffed'], {
        needs: [present('head'), when('planned_headcount', '>', its('headcount')), when('hiring_freeze', '==', false)],
        does: [put('spent_eur', 0)],
      }),
      action('freeze_and_merge', ['lifecycle', ['staffed'], 'merged'], {
        needs: [when('headcount', '<', 5), when(times('spent_eur', 2), '>', its('yearly_budget_eur'))],
        does: [put('hiring_freeze', true), put('planned_headcount', 0), clear('head')],
      }),
    ],
  }),
  entity('JobOpening', ['Vacancy'], {
    fields: [
      text('position', { min: 3, max: 100, required: true, later: ['advertised_position'] }),
      choice('recruiting_state', ['drafted', 'advertised', 'interviewing', 'filled'], { grows: ['withdrawn'], usually: 'drafted' }),
      whole('seats', { unit: 'people', min: 1, max: 40, later: ['open_seats'] }),
      whole('seats_filled', { unit: 'people', min: 0, max: 40, counts: true, later: ['hires_made'] }),
      amount('salary_from_eur', { unit: 'EUR', min: 10000, max: 200000, later: ['salary_floor_eur'] }),
      amount('salary_up_to_eur', { unit: 'EUR', min: 10000, max: 250000, later: ['salary_ceiling_eur'] }),
      links('applicants', 'JobApplicant', { later: ['candidates'] }),
      link('department', 'Department', { later: ['hiring_department'] }),
      moment('advertised_at', { later: ['posted_at'] }),
      flag('remote_possible', { usually: false, later: ['remote_allowed'] }),
    ],
    actions: [
      action('advertise', ['recruiting_state', ['drafted'], 'advertised'], {
        needs: [when('salary_from_eur', '<=', its('salary_up_to_eur')), present('department')],
        does: [put('seats_filled', 0)],
      }),
      action('invite_applicants', ['recruiting_state', ['advertised'], 'interviewing'], {
        needs: [some(['applicants', 'rating'], '>=', 7)],
        does: [onEach('applicants', add('interviews_held', 1))],
      }),
      action('fill_position', ['recruiting_state', ['interviewing'], 'filled'], {
        needs: [when('seats_filled', '<', its('seats')), every(['applicants', 'references_checked'], '==', true)],
        does: [add('seats_filled', 1), onLink('department', add('headcount', 1))],
      }),
    ],
  }),
  entity('JobApplicant', ['Candidate'], {
    fields: [
      text('applicant_name', { min: 2, max: 100, later: ['candidate_name'] }),
      text('contact_email', { min: 5, max: 120, later: ['candidate_email'] }),
      choice('hiring_step', ['received', 'invited', 'offered', 'hired'], { grows: ['declined', 'withdrew'], usually: 'received', later: ['pipeline_step'] }),
      whole('rating', { unit: 'points', min: 0, max: 10, later: ['interview_rating'] }),
      whole('interviews_held', { unit: 'interviews', min: 0, max: 12, counts: true }),
      amount('expected_salary_eur', { unit: 'EUR', min: 0, max: 250000, later: ['salary_expectation_eur'] }),
      flag('references_checked', { usually: false, later: ['references_verified'] }),
      moment('applied_at', { later: ['application_received_at'] }),
      link('recruiter', 'Employee', { later: ['looked_after_by'] }),
      text('rejection_reason', { max: 200, nullable: true }),
    ],
    actions: [
      action('make_offer', ['hiring_step', ['invited'], 'offered'], {
        needs: [when('interviews_held', '>=', 2), when('rating', '>', 6), missing('rejection_reason')],
        does: [put('references_checked', true)],
      }),
      action('hire', ['hiring_step', ['offered'], 'hired'], { needs: [when('references_checked', '==', true), present('recruiter')] }),
      action('turn_down', ['hiring_step', ['received', 'invited'], 'declined'], {
        needs: [when('rating', '<', 5)],
        does: [put('rejection_reason', 'profile does not fit'), put('interviews_held', 0)],
      }),
    ],
  }),
  entity('LeaveRequest', ['AbsenceRequest'], {
    fields: [
      choice('kind_of_leave', ['holiday', 'sick', 'parental'], { grows: ['unpaid', 'study'], usually: 'holiday', later: ['leave_kind'] }),
      choice('approval', ['requested', 'approved', 'refused'], { grows: ['cancelled'], usually: 'requested', later: ['approval_state'] }),
      moment('first_day', { later: ['absent_from'] }),
      moment('last_day', { later: ['absent_until'] }),
      whole('working_days', { unit: 'days', min: 1, max: 60, later: ['days_requested'] }),
      link('employee', 'Employee', { later: ['requested_by'] }),
      link('stand_in', 'Employee', { later: ['covered_by'] }),
      text('manager_comment', { max: 200, nullable: true }),
      flag('half_day', { usually: false, later: ['ends_at_noon'] }),
    ],
    actions: [
      action('approve_leave', ['approval', ['requested'], 'approved'], {
        needs: [when('first_day', '<=', its('last_day')), present('stand_in'), when('working_days', '<=', 30)],
        does: [onLink('employee', add('leave_days_left', -1)), onLink('employee', put('employment_state', 'on_leave'))],
      }),
      action('refuse_leave', ['approval', ['requested'], 'refused'], {
        needs: [missing('stand_in')],
        does: [put('manager_comment', 'no cover available'), put('half_day', false)],
      }),
    ],
  }),
  entity('WorkShift', ['RosterShift'], {
    fields: [
      text('roster_label', { min: 2, max: 40, later: ['shift_label'] }),
      moment('begins_at', { later: ['rostered_from'] }),
      moment('ends_at', { later: ['rostered_until'] }),
      choice('roster_state', ['open', 'assigned', 'worked', 'missed'], { grows: ['swapped'], usually: 'open' }),
      links('crew', 'Employee', { later: ['assigned_staff'] }),
      whole('staff_needed', { unit: 'people', min: 1, max: 50, later: ['required_headcount'] }),
      amount('hours_worked', { unit: 'hours', min: 0, max: 200, counts: true, later: ['crew_hours'] }),
      amount('overtime_hours', { unit: 'hours', min: 0, max: 80, counts: true, later: ['hours_beyond_plan'] }),
      link('place', 'Site', { later: ['work_site'] }),
      flag('night_shift', { usually: false, later: ['counts_as_night'] }),
    ],
    actions: [
      action('assign_crew', ['roster_state', ['open', 'swapped'], 'assigned'], {
        needs: [count('crew', '>=', 1), when('begins_at', '<', its('ends_at'))],
        does: [put('overtime_hours', 0)],
      }),
      action('close_shift', ['roster_state', ['assigned'], 'worked'], {
        needs: [when('hours_worked', '>', its('overtime_hours')), every(['crew', 'weekly_hours'], '>', 0)],
        does: [add('hours_worked', 8)],
      }),
      action('report_no_show', ['roster_state', ['assigned'], 'missed'], { needs: [some(['crew', 'first_aider'], '==', true)], does: [put('hours_worked', 0), empty('crew')] }),
    ],
  }),
  entity('StaffTraining', ['TrainingCourse'], {
    fields: [
      text('course_title', { min: 3, max: 120, required: true, later: ['training_title'] }),
      choice('course_state', ['planned', 'running', 'finished', 'called_off'], { grows: ['postponed'], usually: 'planned' }),
      links('participants', 'Employee', { later: ['enrolled_staff'] }),
      whole('places', { unit: 'people', min: 1, max: 60, later: ['maximum_participants'] }),
      amount('course_fee_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['total_fee_eur'] }),
      amount('duration_hours', { unit: 'hours', min: 1, max: 120, later: ['classroom_hours'] }),
      flag('mandatory', { usually: false, later: ['required_by_law'] }),
      moment('held_at', { later: ['course_starts_at'] }),
      link('provider', 'Supplier', { later: ['training_provider'] }),
      link('trainer', 'Employee', { later: ['in_house_trainer'] }),
    ],
    actions: [
      action('begin_course', ['course_state', ['planned', 'postponed'], 'running'], { needs: [count('participants', '>=', 3), present('held_at')] }),
      action('certify_participants', ['course_state', ['running'], 'finished'], {
        needs: [when('duration_hours', '>=', 2), total(['participants', 'trainings_passed'], '<', 400)],
        does: [onEach('participants', add('trainings_passed', 1)), onLink('trainer', add('trainings_passed', 1))],
      }),
      action('call_off_course', ['course_state', ['planned', 'running'], 'called_off'], {
        needs: [count('participants', '<', 3), when('mandatory', '==', false)],
        does: [put('course_fee_eur', 0), clear('provider')],
      }),
    ],
  }),
  entity('PerformanceReview', ['AppraisalMeeting'], {
    fields: [
      link('employee', 'Employee', { later: ['appraised_person'] }),
      link('appraiser', 'Employee', { later: ['held_by'] }),
      choice('progress', ['scheduled', 'held', 'signed'], { grows: ['disputed'], usually: 'scheduled', later: ['appraisal_state'] }),
      whole('goal_points', { unit: 'points', min: 0, max: 50, later: ['points_for_goals'] }),
      whole('teamwork_points', { unit: 'points', min: 0, max: 50, later: ['points_for_teamwork'] }),
      whole('overall_points', { unit: 'points', min: 0, max: 100, later: ['total_appraisal_points'] }),
      amount('raise_percent', { unit: 'percent', min: 0, max: 25, later: ['proposed_raise_percent'] }),
      moment('meeting_at', { later: ['appraised_at'] }),
      text('development_plan', { max: 300, nullable: true, later: ['agreed_development_plan'] }),
      flag('promotion_proposed', { usually: false }),
    ],
    actions: [
      action('hold_meeting', ['progress', ['scheduled'], 'held'], {
        needs: [present('appraiser'), when('meeting_at', '>=', '2020-01-01 00:00:00')],
        does: [put('overall_points', plus('goal_points', its('teamwork_points')))],
      }),
      action('sign_appraisal', ['progress', ['held', 'disputed'], 'signed'], {
        needs: [present('development_plan'), when('raise_percent', '<=', 10), when('overall_points', '>', 20)],
        does: [onLink('employee', add('leave_days_left', 1)), put('promotion_proposed', false)],
      }),
    ],
  }),
  entity('ExpenseClaim', ['Reimbursement'], {
    fields: [
      text('purpose', { min: 3, max: 150, later: ['business_purpose'] }),
      choice('claim_state', ['drafted', 'submitted', 'approved', 'reimbursed'], { grows: ['sent_back'], usually: 'drafted' }),
      amount('claimed_eur', { unit: 'EUR', min: 0, max: 10000, counts: true, later: ['claimed_amount_eur'] }),
      amount('approved_eur', { unit: 'EUR', min: 0, max: 10000, counts: true, later: ['approved_amount_eur'] }),
      amount('travel_km', { unit: 'km', min: 0, max: 5000, later: ['distance_driven_km'] }),
      whole('receipt_count', { unit: 'receipts', min: 0, max: 60, counts: true, later: ['attached_receipts'] }),
      link('claimant', 'Employee', { later: ['paid_out_to'] }),
      links('receipts', 'Document', { later: ['scanned_receipts'] }),
      moment('incurred_at', { later: ['spent_on'] }),
      flag('client_billable', { usually: false, later: ['rebillable'] }),
    ],
    actions: [
      action('submit_claim', ['claim_state', ['drafted', 'sent_back'], 'submitted'], {
        needs: [when('receipt_count', '>=', 1), when('claimed_eur', '>', 0), present('claimant')],
        does: [put('approved_eur', 0)],
      }),
      action('approve_claim', ['claim_state', ['submitted'], 'approved'], {
        needs: [count('receipts', '>', 0), when('approved_eur', '<=', its('claimed_eur'))],
        does: [put('approved_eur', its('claimed_eur')), onEach('receipts', put('filed', true))],
      }),
      action('pay_out', ['claim_state', ['approved'], 'reimbursed'], { needs: [when('approved_eur', '<', 5000)], does: [put('client_billable', false)] }),
    ],
  }),
  entity('PayrollRun', ['SalaryRun'], {
    fields: [
      text('pay_period', { min: 4, max: 20, required: true, later: ['payroll_month'] }),
      choice('run_state', ['collecting', 'calculated', 'released', 'paid'], { grows: ['corrected'], usually: 'collecting' }),
      links('employees', 'Employee', { later: ['paid_employees'] }),
      amount('gross_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['total_gross_eur'] }),
      amount('deductions_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['total_deductions_eur'] }),
      amount('net_eur', { unit: 'EUR', min: 0, max: 900000, later: ['total_net_eur'] }),
      whole('corrections', { unit: 'corrections', min: 0, max: 50, counts: true, later: ['correction_count'] }),
      link('account', 'BankAccount', { later: ['paid_from_account'] }),
      moment('pay_day', { later: ['payment_date'] }),
      flag('tax_reported', { usually: false, later: ['wage_tax_reported'] }),
    ],
    actions: [
      action('calculate_net', ['run_state', ['collecting', 'corrected'], 'calculated'], {
        needs: [when('deductions_eur', '<', its('gross_eur')), every(['employees', 'hourly_wage_eur'], '>=', 12)],
        does: [put('net_eur', minus('gross_eur', its('deductions_eur')))],
      }),
      action('release_run', ['run_state', ['calculated'], 'released'], {
        needs: [present('account'), count('employees', '>', 0), when('corrections', '<=', 3)],
        does: [put('tax_reported', true)],
      }),
      action('reopen_run', ['run_state', ['released', 'paid'], 'corrected'], { needs: [when('tax_reported', '==', true)], does: [add('corrections', 1), put('net_eur', 0)] }),
    ],
  }),
];
