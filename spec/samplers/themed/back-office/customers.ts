/** How a company wins customers, listens to them and keeps them. */
import { action, amount, choice, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import type { EntityTheme } from '../domain.ts';
import { add, clear, count, empty, every, its, missing, onEach, onLink, plus, present, put, some, times, when } from '../rules.ts';

export const customers: readonly EntityTheme[] = [
  entity('SupportTicket', ['HelpRequest'], {
    fields: [
      text('topic', { min: 3, max: 150, required: true, later: ['subject_line'] }),
      choice('ticket_state', ['received', 'in_progress', 'answered', 'closed'], { grows: ['escalated'], usually: 'received', later: ['handling_state'] }),
      choice('channel', ['email', 'phone', 'chat'], { grows: ['letter', 'social_media'], usually: 'email', later: ['contact_channel'] }),
      whole('replies_sent', { unit: 'replies', min: 0, max: 100, counts: true, later: ['reply_count'] }),
      whole('minutes_spent', { unit: 'min', min: 0, max: 6000, counts: true, later: ['handling_minutes'] }),
      whole('minutes_allowed', { unit: 'min', min: 5, max: 6000, later: ['target_minutes'] }),
      text('requester_email', { min: 5, max: 120, later: ['asked_by_email'] }),
      link('agent', 'Employee', { later: ['assigned_agent'] }),
      links('attachments', 'Document', { later: ['attached_documents'] }),
      moment('opened_at', { later: ['received_at'] }),
      flag('satisfied', { usually: false, later: ['customer_satisfied'] }),
      text('resolution', { max: 300, nullable: true, later: ['resolution_text'] }),
    ],
    actions: [
      action('take_over', ['ticket_state', ['received'], 'in_progress'], { needs: [present('agent'), missing('resolution')], does: [put('minutes_spent', 0)] }),
      action('answer_ticket', ['ticket_state', ['in_progress', 'escalated'], 'answered'], {
        needs: [when('minutes_spent', '<=', its('minutes_allowed')), when('channel', '!=', 'phone')],
        does: [add('replies_sent', 1), onEach('attachments', put('filed', true))],
      }),
      action('close_ticket', ['ticket_state', ['answered'], 'closed'], {
        needs: [present('resolution'), when('replies_sent', '>', 0)],
        does: [put('satisfied', true), empty('attachments')],
      }),
      action('escalate', ['ticket_state', ['in_progress'], 'escalated'], { needs: [when('replies_sent', '>=', 3), count('attachments', '<', 5)], does: [clear('agent')] }),
    ],
  }),
  entity('Campaign', ['MarketingCampaign'], {
    fields: [
      text('campaign_name', { min: 3, max: 100, required: true, later: ['campaign_title'] }),
      choice('campaign_state', ['drafted', 'approved', 'running', 'ended'], { grows: ['paused'], usually: 'drafted', later: ['launch_state'] }),
      amount('budget_eur', { unit: 'EUR', min: 0, max: 200000, later: ['media_budget_eur'] }),
      amount('spent_eur', { unit: 'EUR', min: 0, max: 200000, counts: true, later: ['media_spend_eur'] }),
      whole('people_reached', { unit: 'people', min: 0, max: 900000, counts: true, later: ['reach'] }),
      whole('responses', { unit: 'people', min: 0, max: 900000, counts: true, later: ['conversions'] }),
      links('newsletters', 'NewsletterIssue', { later: ['newsletter_issues'] }),
      links('discount_codes', 'DiscountCode', { later: ['promoted_codes'] }),
      link('campaign_lead', 'Employee', { later: ['run_by'] }),
      moment('starts_at', { later: ['launch_at'] }),
      moment('finishes_at', { later: ['ends_at'] }),
      flag('evaluated', { usually: false, later: ['results_evaluated'] }),
    ],
    actions: [
      action('approve_campaign', ['campaign_state', ['drafted'], 'approved'], {
        needs: [when('budget_eur', '>=', 500), present('campaign_lead'), when('starts_at', '<', its('finishes_at'))],
      }),
      action('launch', ['campaign_state', ['approved', 'paused'], 'running'], {
        needs: [when('spent_eur', '<', its('budget_eur')), every(['newsletters', 'proofread'], '==', true)],
        does: [put('responses', 0), onEach('discount_codes', put('redeemable', true))],
      }),
      action('end_campaign', ['campaign_state', ['running', 'paused'], 'ended'], {
        needs: [when(times('responses', 10), '>', its('people_reached'))],
        does: [put('evaluated', true), onEach('discount_codes', put('redeemable', false)), empty('newsletters')],
      }),
    ],
  }),
  entity('NewsletterIssue', ['MailingIssue'], {
    fields: [
      text('mail_subject', { min: 3, max: 120, required: true, later: ['mail_headline'] }),
      choice('dispatch_state', ['written', 'scheduled', 'sent'], { grows: ['withheld'], usually: 'written' }),
      whole('recipients', { unit: 'people', min: 0, max: 500000, counts: true, later: ['recipient_count'] }),
      whole('opened', { unit: 'people', min: 0, max: 500000, counts: true, later: ['opened_by'] }),
      whole('unsubscribed', { unit: 'people', min: 0, max: 50000, counts: true, later: ['opt_outs'] }),
      amount('open_rate_percent', { unit: 'percent', min: 0, max: 100 }),
      link('editor', 'Employee', { later: ['written_by'] }),
      links('linked_articles', 'PressArticle', { later: ['teased_articles'] }),
      moment('send_at', { nullable: true, later: ['dispatched_at'] }),
      flag('proofread', { usually: false, later: ['proofreading_done'] }),
    ],
    actions: [
      action('schedule_issue', ['dispatch_state', ['written', 'withheld'], 'scheduled'], {
        needs: [present('send_at'), when('recipients', '>=', 10), present('editor')],
        does: [put('proofread', true), put('opened', 0)],
      }),
      action('send_issue', ['dispatch_state', ['scheduled'], 'sent'], {
        needs: [when('proofread', '==', true), when(plus('opened', its('unsubscribed')), '<=', its('recipients'))],
        does: [onEach('linked_articles', add('mentions', 1))],
      }),
      action('withhold_issue', ['dispatch_state', ['scheduled'], 'withheld'], {
        needs: [some(['linked_articles', 'tone'], '==', 'critical')],
        does: [clear('send_at'), put('proofread', false)],
      }),
    ],
  }),
  entity('CustomerComplaint', ['ComplaintCase'], {
    fields: [
      text('complaint_text', { min: 5, max: 400, required: true, later: ['grievance'] }),
      choice('complaint_state', ['lodged', 'accepted', 'settled', 'rejected'], { grows: ['appealed'], usually: 'lodged' }),
      amount('claimed_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['claimed_damages_eur'] }),
      amount('compensation_eur', { unit: 'EUR', min: 0, max: 20000, counts: true, later: ['goodwill_eur'] }),
      whole('days_open', { unit: 'days', min: 0, max: 365, counts: true, later: ['age_days'] }),
      link('handler', 'Employee', { later: ['case_owner'] }),
      link('disputed_invoice', 'Invoice', { later: ['related_invoice'] }),
      links('evidence', 'Document', { later: ['evidence_files'] }),
      moment('lodged_at', { later: ['complained_at'] }),
      flag('justified', { usually: false, later: ['found_justified'] }),
    ],
    actions: [
      action('accept_complaint', ['complaint_state', ['lodged', 'appealed'], 'accepted'], {
        needs: [count('evidence', '>', 0), present('handler')],
        does: [put('justified', true)],
      }),
      action('settle_complaint', ['complaint_state', ['accepted'], 'settled'], {
        needs: [when('compensation_eur', '<=', its('claimed_eur')), when('days_open', '<', 90)],
        does: [onLink('disputed_invoice', put('overdue', false)), put('days_open', 0)],
      }),
      action('reject_complaint', ['complaint_state', ['lodged'], 'rejected'], {
        needs: [when('justified', '==', false), every(['evidence', 'filed'], '==', true)],
        does: [put('compensation_eur', 0), clear('disputed_invoice')],
      }),
    ],
  }),
  entity('CustomerSurvey', ['SatisfactionSurvey'], {
    fields: [
      text('survey_title', { min: 3, max: 120, required: true, later: ['questionnaire_title'] }),
      choice('survey_state', ['designed', 'fielded', 'analyzed'], { grows: ['repeated'], usually: 'designed' }),
      whole('questions', { unit: 'questions', min: 1, max: 80, later: ['question_count'] }),
      whole('invited_people', { unit: 'people', min: 0, max: 100000, counts: true, later: ['invitations_sent'] }),
      whole('answers', { unit: 'people', min: 0, max: 100000, counts: true, later: ['completed_answers'] }),
      amount('average_rating', { unit: 'points', min: 0, max: 10, later: ['mean_satisfaction'] }),
      amount('target_rating', { unit: 'points', min: 0, max: 10, later: ['satisfaction_goal'] }),
      link('survey_owner', 'Employee', { later: ['conducted_by'] }),
      moment('closes_at', { later: ['answerable_until'] }),
      flag('anonymous', { usually: true, later: ['anonymous_answers'] }),
    ],
    actions: [
      action('field_survey', ['survey_state', ['designed', 'repeated'], 'fielded'], {
        needs: [when('questions', '<=', 30), present('closes_at')],
        does: [add('invited_people', 100)],
      }),
      action('analyze_answers', ['survey_state', ['fielded'], 'analyzed'], {
        needs: [when(times('answers', 5), '>=', its('invited_people')), when('average_rating', '<', its('target_rating'))],
        does: [put('anonymous', true), put('target_rating', its('average_rating'))],
      }),
    ],
  }),
  entity('PartnerCompany', ['BusinessPartner'], {
    fields: [
      text('partner_name', { min: 2, max: 120, required: true, later: ['partner_company_name'] }),
      choice('partner_state', ['prospect', 'negotiating', 'partner', 'parted'], { grows: ['on_probation'], usually: 'prospect', later: ['cooperation_state'] }),
      amount('commission_percent', { unit: 'percent', min: 0, max: 40, later: ['referral_commission_percent'] }),
      amount('revenue_share_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['shared_revenue_eur'] }),
      whole('referrals', { unit: 'referrals', min: 0, max: 10000, counts: true, later: ['referral_count'] }),
      whole('referrals_won', { unit: 'referrals', min: 0, max: 10000, counts: true, later: ['successful_referrals'] }),
      link('partner_manager', 'Employee', { later: ['relationship_owner'] }),
      links('agreements', 'Document', { later: ['partner_agreements'] }),
      moment('partner_since', { nullable: true, later: ['cooperating_since'] }),
      flag('exclusive', { usually: false, later: ['exclusive_partner'] }),
    ],
    actions: [
      action('negotiate', ['partner_state', ['prospect', 'on_probation'], 'negotiating'], {
        needs: [present('partner_manager'), when('commission_percent', '<=', 20)],
        does: [put('exclusive', false)],
      }),
      action('sign_partner', ['partner_state', ['negotiating'], 'partner'], {
        needs: [some(['agreements', 'confidential'], '==', true)],
        does: [put('referrals', 0), onEach('agreements', put('filed', true))],
      }),
      action('end_partnership', ['partner_state', ['partner', 'on_probation'], 'parted'], {
        needs: [when(times('referrals_won', 4), '<', its('referrals')), when('exclusive', '==', false)],
        does: [clear('partner_since'), clear('partner_manager'), put('commission_percent', 0)],
      }),
    ],
  }),
  entity('DiscountCode', ['VoucherCode'], {
    fields: [
      text('code_text', { min: 4, max: 20, required: true, later: ['voucher_text'] }),
      choice('code_state', ['created', 'published', 'used_up'], { grows: ['revoked'], usually: 'created' }),
      amount('percent_off', { unit: 'percent', min: 0, max: 80, later: ['discount_percent'] }),
      amount('minimum_purchase_eur', { unit: 'EUR', min: 0, max: 500, later: ['minimum_basket_eur'] }),
      whole('redemptions', { unit: 'redemptions', min: 0, max: 20000, counts: true, later: ['times_redeemed'] }),
      whole('redemption_cap', { unit: 'redemptions', min: 1, max: 20000, later: ['maximum_redemptions'] }),
      flag('redeemable', { usually: false, later: ['currently_redeemable'] }),
      flag('new_customers_only', { usually: false, later: ['first_purchase_only'] }),
      link('issued_by', 'Employee', { later: ['created_by'] }),
      moment('expires_at', { nullable: true, later: ['redeemable_until'] }),
    ],
    actions: [
      action('publish_code', ['code_state', ['created'], 'published'], {
        needs: [when('percent_off', '<=', 50), present('expires_at'), present('issued_by')],
        does: [put('redeemable', true)],
      }),
      action('redeem_last', ['code_state', ['published'], 'used_up'], {
        needs: [when('redemptions', '<', its('redemption_cap'))],
        does: [add('redemptions', 1), put('redeemable', false)],
      }),
      action('revoke_code', ['code_state', ['created', 'published'], 'revoked'], { needs: [when('redemptions', '==', 0)], does: [put('percent_off', 0), clear('expires_at')] }),
    ],
  }),
  entity('PressArticle', ['MediaMention'], {
    fields: [
      text('article_title', { min: 3, max: 160, required: true, later: ['press_headline'] }),
      text('medium_name', { min: 2, max: 80, later: ['publication'] }),
      choice('tone', ['friendly', 'neutral', 'critical'], { usually: 'neutral', grows: ['satirical'], later: ['tone_of_voice'] }),
      choice('clipping_state', ['announced', 'printed', 'corrected'], { grows: ['retracted'], usually: 'announced' }),
      whole('readers', { unit: 'people', min: 0, max: 900000, later: ['circulation'] }),
      whole('mentions', { unit: 'mentions', min: 0, max: 500, counts: true, later: ['times_mentioned'] }),
      link('press_contact', 'Employee', { later: ['spokesperson'] }),
      links('released_documents', 'Document', { later: ['press_kit'] }),
      moment('appeared_at', { nullable: true, later: ['printed_at'] }),
      flag('interview_given', { usually: false, later: ['based_on_interview'] }),
    ],
    actions: [
      action('report_print', ['clipping_state', ['announced'], 'printed'], { needs: [present('appeared_at'), when('readers', '>', 0)], does: [add('mentions', 1)] }),
      action('demand_correction', ['clipping_state', ['printed'], 'corrected'], {
        needs: [when('tone', '==', 'critical'), count('released_documents', '>', 0), present('press_contact')],
        does: [onEach('released_documents', put('confidential', false)), put('interview_given', true)],
      }),
    ],
  }),
  entity('ContactPerson', ['BusinessContact'], {
    fields: [
      text('contact_name', { min: 2, max: 100, required: true, later: ['contact_full_name'] }),
      text('phone_number', { min: 5, max: 24, nullable: true, later: ['direct_line'] }),
      choice('consent', ['unasked', 'granted', 'withdrawn'], { grows: ['expired'], usually: 'unasked', later: ['marketing_consent'] }),
      whole('meetings_held', { unit: 'meetings', min: 0, max: 500, counts: true, later: ['meeting_count'] }),
      whole('influence', { unit: 'points', min: 0, max: 10, later: ['influence_points'] }),
      amount('pipeline_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['expected_revenue_eur'] }),
      link('employer', 'PartnerCompany', { later: ['works_at'] }),
      link('looked_after_by', 'Employee', { later: ['account_owner'] }),
      moment('last_contact_at', { nullable: true, later: ['last_spoken_at'] }),
      flag('decision_maker', { usually: false, later: ['signs_contracts'] }),
    ],
    actions: [
      action('grant_consent', ['consent', ['unasked', 'expired'], 'granted'], { needs: [present('phone_number'), present('looked_after_by')], does: [add('meetings_held', 1)] }),
      action('withdraw_consent', ['consent', ['granted'], 'withdrawn'], {
        needs: [when('pipeline_eur', '<', 100000)],
        does: [clear('phone_number'), put('pipeline_eur', 0), onLink('employer', add('referrals', -1))],
      }),
    ],
  }),
];
