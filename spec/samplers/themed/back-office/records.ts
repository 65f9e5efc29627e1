/** What a company writes down: documents, rules, findings, risks, projects and goals. */
import { action, amount, choice, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import type { EntityTheme } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const records: readonly EntityTheme[] = [
  entity('Document', ['FiledDocument'], {
    fields: [
      text('document_title', { min: 2, max: 160, required: true, later: ['file_title'] }),
      choice('document_state', ['drafted', 'in_review', 'released', 'superseded'], { grows: ['withdrawn'], usually: 'drafted', later: ['release_state'] }),
      whole('revision', { unit: 'revisions', min: 1, max: 200, counts: true, later: ['revision_number'] }),
      whole('page_count', { unit: 'pages', min: 1, max: 5000, later: ['pages'] }),
      amount('size_mb', { unit: 'MB', min: 0, max: 2000, later: ['file_size_mb'] }),
      flag('confidential', { usually: false, later: ['strictly_confidential'] }),
      flag('filed', { usually: false, later: ['properly_filed'] }),
      link('author', 'Employee', { later: ['written_by'] }),
      link('replaces', 'Document', { later: ['predecessor'] }),
      moment('retain_until', { nullable: true, later: ['destroy_after'] }),
      text('review_remarks', { max: 300, nullable: true, later: ['reviewer_comment'] }),
    ],
    actions: [
      action('submit_for_review', ['document_state', ['drafted', 'withdrawn'], 'in_review'], {
        needs: [present('author'), when('page_count', '<=', 400)],
        does: [clear('review_remarks')],
      }),
      action('release_document', ['document_state', ['in_review'], 'released'], {
        needs: [missing('review_remarks'), when('size_mb', '<', 50)],
        does: [add('revision', 1), put('filed', true), onLink('replaces', put('document_state', 'superseded'))],
      }),
      action('supersede', ['document_state', ['released'], 'superseded'], { needs: [when('confidential', '==', false)], does: [put('filed', false), clear('retain_until')] }),
    ],
  }),
  entity('CompanyPolicy', ['HouseRule'], {
    fields: [
      text('policy_title', { min: 3, max: 120, required: true, later: ['rule_title'] }),
      choice('policy_state', ['proposed', 'consulted', 'in_force', 'repealed'], { grows: ['under_revision'], usually: 'proposed' }),
      whole('paragraphs', { unit: 'paragraphs', min: 1, max: 300, later: ['paragraph_count'] }),
      whole('acknowledged', { unit: 'people', min: 0, max: 500, counts: true, later: ['acknowledged_by'] }),
      whole('people_affected', { unit: 'people', min: 0, max: 500, later: ['employees_concerned'] }),
      link('policy_owner', 'Employee', { later: ['responsible_owner'] }),
      links('appendices', 'Document', { later: ['policy_appendices'] }),
      links('departments', 'Department', { later: ['bound_departments'] }),
      moment('in_force_since', { nullable: true, later: ['effective_since'] }),
      flag('works_council_agreed', { usually: false, later: ['council_approval'] }),
    ],
    actions: [
      action('consult', ['policy_state', ['proposed', 'under_revision'], 'consulted'], {
        needs: [count('departments', '>=', 1), present('policy_owner')],
        does: [put('works_council_agreed', true)],
      }),
      action('enact', ['policy_state', ['consulted'], 'in_force'], {
        needs: [when('works_council_agreed', '==', true), every(['appendices', 'filed'], '==', true)],
        does: [put('acknowledged', 0), onEach('appendices', add('revision', 1))],
      }),
      action('repeal', ['policy_state', ['in_force'], 'repealed'], {
        needs: [when('acknowledged', '<', its('people_affected'))],
        does: [clear('in_force_since'), empty('departments')],
      }),
    ],
  }),
  entity('AuditFinding', ['NonConformity'], {
    fields: [
      text('finding_title', { min: 3, max: 160, required: true, later: ['finding_summary'] }),
      choice('grade', ['observation', 'minor', 'major'], { usually: 'observation', grows: ['critical'], later: ['finding_grade'] }),
      choice('remedy_state', ['found', 'planned', 'remedied', 'verified'], { grows: ['overdue'], usually: 'found' }),
      whole('days_to_remedy', { unit: 'days', min: 1, max: 365, later: ['remedy_period_days'] }),
      whole('reminders', { unit: 'reminders', min: 0, max: 20, counts: true, later: ['reminders_sent'] }),
      amount('remedy_cost_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['cost_of_remedy_eur'] }),
      link('found_in', 'Inspection', { later: ['source_inspection'] }),
      link('owner', 'Employee', { later: ['action_owner'] }),
      links('proofs', 'Document', { later: ['proof_documents'] }),
      moment('remedy_by', { nullable: true, later: ['remedy_deadline'] }),
      flag('repeated_finding', { usually: false, later: ['seen_before'] }),
    ],
    actions: [
      action('plan_remedy', ['remedy_state', ['found', 'overdue'], 'planned'], {
        needs: [present('owner'), present('remedy_by'), when('days_to_remedy', '<=', 90)],
        does: [put('reminders', 0)],
      }),
      action('report_remedy', ['remedy_state', ['planned', 'overdue'], 'remedied'], {
        needs: [count('proofs', '>=', 1), when('remedy_cost_eur', '<=', 25000)],
        does: [onEach('proofs', put('confidential', true)), onLink('found_in', add('checkpoints_met', 1))],
      }),
      action('verify_remedy', ['remedy_state', ['remedied'], 'verified'], {
        needs: [every(['proofs', 'document_state'], '==', 'released'), when('reminders', '<', 4)],
        does: [onLink('found_in', add('defects_found', -1)), put('repeated_finding', false)],
      }),
    ],
  }),
  entity('RiskEntry', ['BusinessRisk'], {
    fields: [
      text('risk_title', { min: 3, max: 120, required: true, later: ['risk_summary'] }),
      choice('risk_state', ['identified', 'assessed', 'mitigated', 'accepted'], { grows: ['occurred'], usually: 'identified' }),
      whole('likelihood', { unit: 'points', min: 1, max: 5, later: ['likelihood_points'] }),
      whole('impact', { unit: 'points', min: 1, max: 5, later: ['impact_points'] }),
      whole('risk_score', { unit: 'points', min: 0, max: 10, later: ['risk_rating'] }),
      amount('expected_loss_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['loss_estimate_eur'] }),
      amount('mitigation_cost_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['cost_of_mitigation_eur'] }),
      link('risk_owner', 'Employee', { later: ['responsible_person'] }),
      links('past_incidents', 'Incident', { later: ['related_incidents'] }),
      link('cover', 'InsurancePolicy', { later: ['insured_under'] }),
      moment('reviewed_at', { later: ['last_assessed_at'] }),
    ],
    actions: [
      action('assess_risk', ['risk_state', ['identified', 'occurred'], 'assessed'], {
        needs: [present('risk_owner'), when('impact', '>=', 2)],
        does: [put('risk_score', plus('likelihood', its('impact')))],
      }),
      action('mitigate', ['risk_state', ['assessed'], 'mitigated'], {
        needs: [when('mitigation_cost_eur', '<', its('expected_loss_eur')), total(['past_incidents', 'damage_eur'], '>=', 1000)],
        does: [put('likelihood', 1), onEach('past_incidents', put('authority_informed', true))],
      }),
      action('accept_risk', ['risk_state', ['assessed', 'mitigated'], 'accepted'], {
        needs: [when('risk_score', '<=', 4), every(['past_incidents', 'severity'], '!=', 'critical')],
        does: [put('mitigation_cost_eur', 0), empty('past_incidents')],
      }),
    ],
  }),
  entity('DataRequest', ['PrivacyRequest'], {
    fields: [
      text('requester_name', { min: 2, max: 100, required: true, later: ['data_subject'] }),
      choice('concern', ['access', 'correction', 'erasure'], { grows: ['portability'], usually: 'access', later: ['kind_of_request'] }),
      choice('request_state', ['received', 'identified', 'fulfilled', 'refused'], { grows: ['prolonged'], usually: 'received' }),
      whole('days_left', { unit: 'days', min: 0, max: 90, counts: true, later: ['days_until_deadline'] }),
      whole('systems_searched', { unit: 'systems', min: 0, max: 60, counts: true, later: ['searched_systems'] }),
      whole('systems_total', { unit: 'systems', min: 1, max: 60, later: ['systems_with_personal_data'] }),
      link('privacy_officer', 'Employee', { later: ['handled_by'] }),
      links('disclosed_files', 'Document', { later: ['disclosed_documents'] }),
      moment('requested_at', { later: ['arrived_at'] }),
      text('refusal_reason', { max: 200, nullable: true, later: ['grounds_for_refusal'] }),
      flag('identity_proven', { usually: false, later: ['identity_verified'] }),
    ],
    actions: [
      action('identify_requester', ['request_state', ['received'], 'identified'], {
        needs: [present('privacy_officer'), when('days_left', '>', 0)],
        does: [put('identity_proven', true)],
      }),
      action('fulfil_request', ['request_state', ['identified', 'prolonged'], 'fulfilled'], {
        needs: [when('identity_proven', '==', true), when('systems_searched', '>=', its('systems_total')), count('disclosed_files', '>', 0)],
        does: [onEach('disclosed_files', put('confidential', true)), clear('refusal_reason')],
      }),
      action('refuse_request', ['request_state', ['received', 'identified'], 'refused'], {
        needs: [present('refusal_reason')],
        does: [put('days_left', 0), empty('disclosed_files')],
      }),
      action('prolong_request', ['request_state', ['identified'], 'prolonged'], { needs: [when('days_left', '<=', 5)], does: [add('days_left', 30)] }),
    ],
  }),
  entity('InternalProject', ['ImprovementProject'], {
    fields: [
      text('project_name', { min: 3, max: 100, required: true, later: ['project_title'] }),
      choice('project_state', ['idea', 'approved', 'running', 'completed'], { grows: ['on_ice'], usually: 'idea', later: ['project_phase'] }),
      amount('budget_eur', { unit: 'EUR', min: 0, max: 500000, later: ['project_budget_eur'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['cost_to_date_eur'] }),
      whole('progress_percent', { unit: 'percent', min: 0, max: 100, later: ['percent_complete'] }),
      whole('milestones_met', { unit: 'milestones', min: 0, max: 40, counts: true, later: ['milestones_reached'] }),
      link('project_lead', 'Employee', { later: ['project_manager'] }),
      links('team', 'Employee', { later: ['project_team'] }),
      links('goals', 'QuarterlyGoal', { later: ['supported_goals'] }),
      moment('deadline_at', { nullable: true, later: ['finish_by'] }),
      flag('steering_approved', { usually: false, later: ['approved_by_board'] }),
    ],
    actions: [
      action('approve_project', ['project_state', ['idea', 'on_ice'], 'approved'], {
        needs: [present('project_lead'), when('budget_eur', '>', 0)],
        does: [put('steering_approved', true)],
      }),
      action('kick_off', ['project_state', ['approved'], 'running'], {
        needs: [count('team', '>=', 2), when('steering_approved', '==', true)],
        does: [put('progress_percent', 0), onEach('goals', add('projects_running', 1))],
      }),
      action('complete_project', ['project_state', ['running'], 'completed'], {
        needs: [when('progress_percent', '>=', 90), when('spent_eur', '<=', its('budget_eur'))],
        does: [add('milestones_met', 1), onEach('goals', add('points_reached', 10)), empty('team')],
      }),
      action('put_on_ice', ['project_state', ['approved', 'running'], 'on_ice'], { needs: [total(['team', 'weekly_hours'], '<', 20)], does: [clear('deadline_at')] }),
    ],
  }),
  entity('QuarterlyGoal', ['BusinessObjective'], {
    fields: [
      text('goal_text', { min: 5, max: 200, required: true, later: ['objective_text'] }),
      choice('quarter', ['q1', 'q2', 'q3', 'q4'], { later: ['goal_quarter'] }),
      choice('goal_state', ['set_up', 'on_track', 'reached', 'missed'], { grows: ['at_risk'], usually: 'set_up' }),
      whole('points_reached', { unit: 'points', min: 0, max: 1000, counts: true, later: ['points_achieved'] }),
      whole('points_aimed_for', { unit: 'points', min: 1, max: 1000, later: ['target_points'] }),
      whole('projects_running', { unit: 'projects', min: 0, max: 40, counts: true, later: ['active_projects'] }),
      amount('bonus_eur', { unit: 'EUR', min: 0, max: 50000, counts: true, later: ['team_bonus_eur'] }),
      link('department', 'Department', { later: ['accountable_department'] }),
      link('goal_owner', 'Employee', { later: ['accountable_person'] }),
      flag('bonus_relevant', { usually: false, later: ['pays_bonus'] }),
    ],
    actions: [
      action('confirm_goal', ['goal_state', ['set_up', 'at_risk'], 'on_track'], {
        needs: [present('goal_owner'), when('projects_running', '>=', 1)],
        does: [put('points_reached', 0)],
      }),
      action('declare_reached', ['goal_state', ['on_track', 'at_risk'], 'reached'], {
        needs: [when('points_reached', '>=', its('points_aimed_for')), when('bonus_relevant', '==', true)],
        does: [add('bonus_eur', 250), onLink('department', add('yearly_budget_eur', 1000))],
      }),
      action('declare_missed', ['goal_state', ['on_track', 'at_risk'], 'missed'], {
        needs: [when(times('points_reached', 2), '<', its('points_aimed_for'))],
        does: [put('bonus_eur', 0), put('bonus_relevant', false)],
      }),
    ],
  }),
  entity('Announcement', ['StaffNotice'], {
    fields: [
      text('notice_title', { min: 3, max: 120, required: true, later: ['announcement_title'] }),
      text('notice_body', { min: 1, max: 800, later: ['announcement_body'] }),
      choice('notice_state', ['drafted', 'posted', 'taken_down'], { grows: ['pinned'], usually: 'drafted' }),
      whole('views', { unit: 'people', min: 0, max: 20000, counts: true, later: ['seen_by'] }),
      whole('reactions', { unit: 'people', min: 0, max: 20000, counts: true, later: ['reaction_count'] }),
      link('posted_by', 'Employee', { later: ['announced_by'] }),
      links('audiences', 'Department', { later: ['addressed_departments'] }),
      moment('posted_at', { nullable: true, later: ['visible_since'] }),
      flag('must_be_read', { usually: false, later: ['reading_confirmed'] }),
    ],
    actions: [
      action('post_notice', ['notice_state', ['drafted'], 'posted'], { needs: [present('posted_by'), some(['audiences', 'headcount'], '>', 5)], does: [put('views', 0)] }),
      action('pin_notice', ['notice_state', ['posted'], 'pinned'], { needs: [when('reactions', '<', its('views')), when('must_be_read', '==', true)], does: [add('views', 1)] }),
      action('take_down', ['notice_state', ['posted', 'pinned'], 'taken_down'], {
        needs: [present('posted_at')],
        does: [clear('posted_at'), empty('audiences'), put('must_be_read', false)],
      }),
    ],
  }),
  entity('SoftwareLicense', ['SoftwareContract'], {
    fields: [
      text('product_name', { min: 2, max: 80, required: true, later: ['software_name'] }),
      choice('license_state', ['trial', 'licensed', 'expired'], { grows: ['cancelled'], usually: 'trial' }),
      whole('seats_bought', { unit: 'seats', min: 1, max: 900, later: ['purchased_seats'] }),
      whole('seats_taken', { unit: 'seats', min: 0, max: 900, counts: true, later: ['assigned_seats'] }),
      whole('seats_free', { unit: 'seats', min: 0, max: 900, later: ['unassigned_seats'] }),
      amount('price_per_seat_eur', { unit: 'EUR per seat', min: 0, max: 4000, later: ['seat_price_eur'] }),
      link('vendor', 'Supplier', { later: ['licensor'] }),
      links('seat_holders', 'Employee', { later: ['licensed_employees'] }),
      moment('renewal_at', { nullable: true, later: ['renews_on'] }),
      flag('self_hosted', { usually: false, later: ['on_own_servers'] }),
    ],
    actions: [
      action('buy_seats', ['license_state', ['trial', 'expired'], 'licensed'], {
        needs: [present('vendor'), when('seats_taken', '<=', its('seats_bought')), when('price_per_seat_eur', '<', 1000)],
        does: [put('seats_free', minus('seats_bought', its('seats_taken')))],
      }),
      action('let_expire', ['license_state', ['trial', 'licensed'], 'expired'], {
        needs: [count('seat_holders', '<', 2), missing('renewal_at')],
        does: [put('seats_taken', 0), empty('seat_holders'), onLink('vendor', put('preferred', false))],
      }),
    ],
  }),
];
