/** What a company buys, owes, is owed and puts aside. */
import { action, amount, choice, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import type { EntityTheme } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, times, total, when } from '../rules.ts';

export const money: readonly EntityTheme[] = [
  entity('Supplier', ['Vendor'], {
    fields: [
      text('company_name', { min: 2, max: 120, required: true, later: ['registered_name'] }),
      text('vat_number', { min: 6, max: 16, nullable: true, later: ['tax_number'] }),
      choice('approval_state', ['proposed', 'approved', 'blocked'], { grows: ['phased_out'], usually: 'proposed', later: ['vendor_status'] }),
      whole('payment_days', { unit: 'days', min: 0, max: 120, later: ['payment_term_days'] }),
      whole('orders_placed', { unit: 'orders', min: 0, max: 5000, counts: true, later: ['order_count'] }),
      whole('late_deliveries', { unit: 'orders', min: 0, max: 5000, counts: true, later: ['late_delivery_count'] }),
      amount('quality_score', { unit: 'points', min: 0, max: 10, later: ['vendor_rating'] }),
      link('buyer', 'Employee', { later: ['responsible_buyer'] }),
      moment('last_audit_at', { later: ['audited_at'] }),
      flag('preferred', { usually: false, later: ['preferred_vendor'] }),
    ],
    actions: [
      action('approve_supplier', ['approval_state', ['proposed', 'blocked'], 'approved'], {
        needs: [present('vat_number'), when('quality_score', '>=', 6), when('payment_days', '>=', 14)],
        does: [put('late_deliveries', 0)],
      }),
      action('block_supplier', ['approval_state', ['approved', 'phased_out'], 'blocked'], {
        needs: [when(times('late_deliveries', 4), '>', its('orders_placed'))],
        does: [put('preferred', false), clear('buyer')],
      }),
    ],
  }),
  entity('PurchaseOrder', ['ProcurementOrder'], {
    fields: [
      text('order_number', { min: 4, max: 20, required: true, later: ['po_number'] }),
      choice('order_state', ['requested', 'approved', 'ordered', 'delivered'], { grows: ['cancelled'], usually: 'requested' }),
      link('supplier', 'Supplier', { later: ['ordered_from'] }),
      amount('total_eur', { unit: 'EUR', min: 0, max: 200000, counts: true, later: ['order_value_eur'] }),
      amount('approved_limit_eur', { unit: 'EUR', min: 0, max: 200000, later: ['spending_limit_eur'] }),
      whole('positions', { unit: 'positions', min: 1, max: 200, later: ['line_count'] }),
      link('requested_by', 'Employee', { later: ['requester'] }),
      link('deliver_to', 'Site', { later: ['delivery_site'] }),
      moment('needed_by', { later: ['delivery_deadline'] }),
      flag('partial_delivery', { usually: false, later: ['partial_delivery_allowed'] }),
    ],
    actions: [
      action('approve_order', ['order_state', ['requested'], 'approved'], { needs: [when('total_eur', '<=', its('approved_limit_eur')), present('requested_by')] }),
      action('place_order', ['order_state', ['approved'], 'ordered'], {
        needs: [present('supplier'), when('positions', '<=', 100)],
        does: [onLink('supplier', add('orders_placed', 1))],
      }),
      action('accept_delivery', ['order_state', ['ordered'], 'delivered'], {
        needs: [when('partial_delivery', '==', false), present('deliver_to')],
        does: [onLink('supplier', put('preferred', true)), clear('needed_by')],
      }),
    ],
  }),
  entity('Invoice', ['Bill'], {
    fields: [
      text('invoice_number', { min: 3, max: 24, required: true, later: ['document_number'] }),
      choice('billing_state', ['drafted', 'sent', 'partly_paid', 'paid'], { grows: ['reminded', 'written_off'], usually: 'drafted', later: ['payment_state'] }),
      amount('net_eur', { unit: 'EUR', min: 0, max: 100000, counts: true, later: ['net_total_eur'] }),
      amount('vat_eur', { unit: 'EUR', min: 0, max: 25000, later: ['value_added_tax_eur'] }),
      amount('gross_eur', { unit: 'EUR', min: 0, max: 125000, later: ['gross_total_eur'] }),
      amount('paid_eur', { unit: 'EUR', min: 0, max: 125000, counts: true, later: ['amount_received_eur'] }),
      whole('reminders_sent', { unit: 'reminders', min: 0, max: 9, counts: true, later: ['reminder_count'] }),
      flag('overdue', { usually: false, later: ['past_due'] }),
      moment('issued_at', { later: ['invoice_date'] }),
      moment('due_at', { later: ['payable_until'] }),
      links('payments', 'Payment', { later: ['received_payments'] }),
      link('account', 'BankAccount', { later: ['receiving_account'] }),
    ],
    actions: [
      action('send_invoice', ['billing_state', ['drafted'], 'sent'], {
        needs: [when('net_eur', '>', 0), when('issued_at', '<', its('due_at')), present('account')],
        does: [put('gross_eur', plus('net_eur', its('vat_eur')))],
      }),
      action('remind', ['billing_state', ['sent', 'partly_paid'], 'reminded'], {
        needs: [when('overdue', '==', true), when('reminders_sent', '<', 3), when('paid_eur', '<', its('gross_eur'))],
        does: [add('reminders_sent', 1)],
      }),
      action('settle', ['billing_state', ['sent', 'partly_paid', 'reminded'], 'paid'], {
        needs: [every(['payments', 'cleared'], '==', true), when('paid_eur', '>=', its('gross_eur'))],
        does: [put('overdue', false), put('reminders_sent', 0)],
      }),
      action('write_off', ['billing_state', ['reminded', 'partly_paid'], 'written_off'], {
        needs: [total(['payments', 'amount_eur'], '<', 100), when('reminders_sent', '>=', 3)],
        does: [put('vat_eur', 0), empty('payments')],
      }),
    ],
  }),
  entity('Payment', ['MoneyTransfer'], {
    fields: [
      amount('amount_eur', { unit: 'EUR', min: 0, max: 125000, counts: true, later: ['transferred_eur'] }),
      amount('fee_eur', { unit: 'EUR', min: 0, max: 500, later: ['bank_fee_eur'] }),
      choice('payment_method', ['bank_transfer', 'card', 'cash', 'direct_debit'], { grows: ['mobile_wallet'], usually: 'bank_transfer', later: ['paid_by'] }),
      choice('clearing_state', ['announced', 'booked', 'bounced'], { grows: ['refunded'], usually: 'announced' }),
      text('payment_reference', { min: 2, max: 40, later: ['remittance_text'] }),
      moment('received_at', { later: ['value_date'] }),
      flag('cleared', { usually: false, later: ['fully_cleared'] }),
      link('account', 'BankAccount', { later: ['booked_on_account'] }),
      text('bounce_reason', { max: 120, nullable: true }),
    ],
    actions: [
      action('book_payment', ['clearing_state', ['announced'], 'booked'], {
        needs: [when('fee_eur', '<', its('amount_eur')), present('account'), missing('bounce_reason')],
        does: [put('cleared', true), onLink('account', add('bookings', 1))],
      }),
      action('return_payment', ['clearing_state', ['announced', 'booked'], 'bounced'], {
        needs: [when('payment_method', '!=', 'cash')],
        does: [put('cleared', false), put('bounce_reason', 'account not covered')],
      }),
    ],
  }),
  entity('BankAccount', ['LedgerAccount'], {
    fields: [
      text('account_name', { min: 2, max: 60, later: ['account_label'] }),
      text('iban', { min: 15, max: 34, later: ['iban_number'] }),
      choice('account_state', ['requested', 'active', 'frozen', 'closed'], { grows: ['dormant'], usually: 'requested' }),
      amount('balance_eur', { unit: 'EUR', min: -50000, max: 900000, later: ['booked_balance_eur'] }),
      amount('overdraft_limit_eur', { unit: 'EUR', min: 0, max: 50000, later: ['credit_line_eur'] }),
      whole('bookings', { unit: 'bookings', min: 0, max: 90000, counts: true, later: ['booking_count'] }),
      flag('default_account', { usually: false, later: ['main_account'] }),
      links('signatories', 'Employee', { later: ['authorized_signatories'] }),
      moment('reconciled_at', { later: ['last_reconciled_at'] }),
    ],
    actions: [
      action('activate_account', ['account_state', ['requested', 'frozen', 'dormant'], 'active'], {
        needs: [count('signatories', '>=', 2), present('reconciled_at')],
        does: [put('overdraft_limit_eur', 1000)],
      }),
      action('freeze_account', ['account_state', ['active'], 'frozen'], {
        needs: [when('balance_eur', '<', 0), when('bookings', '>', 10)],
        does: [put('default_account', false), put('overdraft_limit_eur', 0)],
      }),
      action('close_account', ['account_state', ['active', 'frozen', 'dormant'], 'closed'], {
        needs: [when('balance_eur', '==', 0), present('reconciled_at')],
        does: [empty('signatories'), put('bookings', 0)],
      }),
    ],
  }),
  entity('BudgetLine', ['BudgetPosition'], {
    fields: [
      text('budget_title', { min: 3, max: 80, required: true, later: ['budget_name'] }),
      whole('fiscal_year', { unit: 'year', min: 2020, max: 2040, later: ['budget_year'] }),
      choice('planning_state', ['proposed', 'approved', 'closed'], { grows: ['revised'], usually: 'proposed' }),
      amount('planned_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['planned_amount_eur'] }),
      amount('committed_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['committed_amount_eur'] }),
      amount('remaining_eur', { unit: 'EUR', min: -100000, max: 900000, later: ['available_eur'] }),
      whole('revisions', { unit: 'revisions', min: 0, max: 20, counts: true, later: ['revision_count'] }),
      link('department', 'Department', { later: ['owning_department'] }),
      links('orders', 'PurchaseOrder', { later: ['charged_orders'] }),
      flag('carried_over', { usually: false, later: ['carried_into_next_year'] }),
    ],
    actions: [
      action('approve_budget', ['planning_state', ['proposed', 'revised'], 'approved'], {
        needs: [present('department'), when('committed_eur', '<', its('planned_eur')), when('fiscal_year', '>=', 2024)],
        does: [put('remaining_eur', minus('planned_eur', its('committed_eur')))],
      }),
      action('revise_budget', ['planning_state', ['approved'], 'revised'], {
        needs: [total(['orders', 'total_eur'], '>', 10000), when('revisions', '<', 4)],
        does: [add('revisions', 1), onLink('department', put('hiring_freeze', true))],
      }),
      action('close_budget', ['planning_state', ['approved', 'revised'], 'closed'], {
        needs: [every(['orders', 'order_state'], '==', 'delivered')],
        does: [put('carried_over', true), onLink('department', add('spent_eur', 500)), empty('orders')],
      }),
    ],
  }),
  entity('SupplierContract', ['FrameworkAgreement'], {
    fields: [
      text('contract_number', { min: 3, max: 24, required: true, later: ['agreement_number'] }),
      choice('contract_state', ['negotiated', 'signed', 'terminated', 'expired'], { grows: ['renewed'], usually: 'negotiated' }),
      link('supplier', 'Supplier', { later: ['contract_partner'] }),
      amount('yearly_volume_eur', { unit: 'EUR', min: 0, max: 800000, later: ['annual_volume_eur'] }),
      amount('rebate_percent', { unit: 'percent', min: 0, max: 40, later: ['volume_rebate_percent'] }),
      whole('notice_months', { unit: 'months', min: 0, max: 24, later: ['notice_period_months'] }),
      whole('renewals', { unit: 'renewals', min: 0, max: 20, counts: true, later: ['renewal_count'] }),
      moment('valid_from', { later: ['effective_from'] }),
      moment('valid_until', { nullable: true, later: ['effective_until'] }),
      links('annexes', 'Document', { later: ['contract_annexes'] }),
      flag('auto_renewal', { usually: true, later: ['renews_automatically'] }),
    ],
    actions: [
      action('sign_contract', ['contract_state', ['negotiated'], 'signed'], {
        needs: [present('supplier'), when('valid_from', '<', its('valid_until')), count('annexes', '>', 0)],
        does: [onLink('supplier', put('preferred', true)), onEach('annexes', put('confidential', true))],
      }),
      action('renew_contract', ['contract_state', ['signed', 'expired'], 'renewed'], {
        needs: [when('auto_renewal', '==', true), when('rebate_percent', '>=', 2)],
        does: [add('renewals', 1), clear('valid_until')],
      }),
      action('give_notice', ['contract_state', ['signed', 'renewed'], 'terminated'], { needs: [when('notice_months', '<=', 6)], does: [put('auto_renewal', false)] }),
    ],
  }),
  entity('InsurancePolicy', ['InsuranceCover'], {
    fields: [
      text('policy_number', { min: 4, max: 30, required: true, later: ['insurance_number'] }),
      choice('covered_risk', ['liability', 'fire', 'theft', 'transport'], { grows: ['cyber_attack'], later: ['insured_risk'] }),
      choice('cover_state', ['quoted', 'in_force', 'lapsed'], { grows: ['claimed'], usually: 'quoted' }),
      amount('insured_sum_eur', { unit: 'EUR', min: 0, max: 1000000, later: ['sum_insured_eur'] }),
      amount('yearly_premium_eur', { unit: 'EUR', min: 0, max: 60000, counts: true, later: ['annual_premium_eur'] }),
      amount('deductible_eur', { unit: 'EUR', min: 0, max: 20000, later: ['own_share_eur'] }),
      whole('claims_made', { unit: 'claims', min: 0, max: 40, counts: true, later: ['claim_count'] }),
      link('broker', 'Supplier', { later: ['insurance_broker'] }),
      links('insured_sites', 'Site', { later: ['covered_sites'] }),
      moment('renews_at', { later: ['next_renewal_at'] }),
    ],
    actions: [
      action('put_in_force', ['cover_state', ['quoted', 'lapsed'], 'in_force'], {
        needs: [count('insured_sites', '>=', 1), when(times('deductible_eur', 10), '<=', its('insured_sum_eur')), present('broker')],
        does: [put('claims_made', 0), onEach('insured_sites', put('insured', true))],
      }),
      action('file_claim', ['cover_state', ['in_force'], 'claimed'], { needs: [when('claims_made', '<', 5)], does: [add('claims_made', 1), add('yearly_premium_eur', 100)] }),
      action('let_lapse', ['cover_state', ['in_force'], 'lapsed'], {
        needs: [when('yearly_premium_eur', '>', 20000)],
        does: [onEach('insured_sites', put('insured', false)), clear('broker')],
      }),
    ],
  }),
  entity('CreditNote', ['RefundNote'], {
    fields: [
      text('note_number', { min: 3, max: 24, required: true, later: ['credit_note_number'] }),
      text('credit_reason', { max: 200, nullable: true, later: ['reason_for_credit'] }),
      choice('note_state', ['drafted', 'approved', 'granted', 'voided'], { grows: ['disputed'], usually: 'drafted' }),
      amount('credited_eur', { unit: 'EUR', min: 0, max: 50000, counts: true, later: ['credited_amount_eur'] }),
      amount('approval_limit_eur', { unit: 'EUR', min: 0, max: 50000 }),
      link('invoice', 'Invoice', { later: ['credited_invoice'] }),
      link('approver', 'Employee', { later: ['approved_by'] }),
      moment('granted_at', { nullable: true, later: ['credited_at'] }),
      flag('paid_back', { usually: false, later: ['refunded_in_cash'] }),
    ],
    actions: [
      action('approve_note', ['note_state', ['drafted', 'disputed'], 'approved'], {
        needs: [present('credit_reason'), when('credited_eur', '<=', its('approval_limit_eur')), present('approver')],
      }),
      action('grant_credit', ['note_state', ['approved'], 'granted'], {
        needs: [present('invoice')],
        does: [onLink('invoice', add('paid_eur', 50)), onLink('invoice', put('overdue', false))],
      }),
      action('void_note', ['note_state', ['drafted', 'approved'], 'voided'], {
        needs: [when('paid_back', '==', false)],
        does: [put('credited_eur', 0), clear('granted_at'), clear('credit_reason')],
      }),
    ],
  }),
];
