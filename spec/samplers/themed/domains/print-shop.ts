/** A print shop: from customers, quotes and print jobs over artwork, plates, presses and paper to finishing, shipping and claims. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const printShop = domain('print-shop', 'a print shop', [
  entity('PrintJob', ['PressJob'], {
    fields: [
      text('job_ticket', { min: 2, max: 20, required: true, later: ['job_number'] }),
      choice('job_state', ['quoted', 'prepress', 'on_press', 'finishing', 'delivered'], { grows: ['reprint'], usually: 'quoted', later: ['production_stage'] }),
      link('customer', 'PrintCustomer', { later: ['ordered_by'] }),
      links('artworks', 'Artwork', { later: ['print_files'] }),
      link('stock', 'PaperStock', { later: ['paper'] }),
      whole('copies', { unit: 'copies', min: 1, max: 500000, later: ['print_run'] }),
      whole('sheets_needed', { unit: 'sheets', min: 0, max: 900000, later: ['net_sheets'] }),
      whole('waste_sheets', { unit: 'sheets', min: 0, max: 50000, counts: true, later: ['spoilage_sheets'] }),
      whole('gross_sheets', { unit: 'sheets', min: 0, max: 950000, later: ['total_sheets'] }),
      amount('price_eur', { unit: 'EUR', min: 0, max: 200000, counts: true, later: ['job_price_eur'] }),
      moment('due_at', { nullable: true, later: ['delivery_deadline'] }),
      flag('express', { usually: false, later: ['rush_job'] }),
    ],
    actions: [
      action('start_prepress', ['job_state', ['quoted', 'reprint'], 'prepress'], {
        needs: [present('customer'), count('artworks', '>=', 1), when('price_eur', '>', 0)],
        does: [put('gross_sheets', plus('sheets_needed', its('waste_sheets'))), onLink('customer', add('jobs_ordered', 1))],
      }),
      action('send_to_press', ['job_state', ['prepress'], 'on_press'], {
        needs: [every(['artworks', 'proof_state'], '==', 'approved'), present('stock'), when('waste_sheets', '<', its('sheets_needed'))],
        does: [onLink('stock', add('sheets_in_stock', -500)), onEach('artworks', add('times_printed', 1))],
      }),
      action('deliver_job', ['job_state', ['finishing'], 'delivered'], {
        needs: [present('due_at'), when('copies', '>=', 10)],
        does: [put('express', false), put('waste_sheets', 0)],
      }),
      action('order_reprint', ['job_state', ['delivered', 'finishing'], 'reprint'], {
        needs: [when(times('waste_sheets', 4), '>', its('sheets_needed'))],
        does: [clear('due_at'), onLink('customer', add('complaints', 1))],
      }),
    ],
  }),
  entity('PrintCustomer', ['OrderingParty'], {
    fields: [
      text('customer_name', { min: 2, max: 100, required: true, later: ['firm_name'] }),
      choice('terms', ['prepayment', 'on_account', 'blocked'], { grows: ['net_sixty'], usually: 'prepayment', later: ['payment_terms'] }),
      whole('jobs_ordered', { unit: 'jobs', min: 0, max: 20000, counts: true, later: ['order_count'] }),
      whole('complaints', { unit: 'jobs', min: 0, max: 900, counts: true, later: ['jobs_complained_about'] }),
      amount('turnover_eur', { unit: 'EUR', min: 0, max: 900000, counts: true, later: ['yearly_turnover_eur'] }),
      amount('credit_limit_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['credit_line_eur'] }),
      amount('open_items_eur', { unit: 'EUR', min: 0, max: 90000, later: ['unpaid_eur'] }),
      links('invoices', 'Invoice', { later: ['print_invoices'] }),
      link('sales_rep', 'Employee', { later: ['account_manager'] }),
      link('buyer', 'ContactPerson', { later: ['print_buyer'] }),
      moment('customer_since', { nullable: true, later: ['first_order_at'] }),
      flag('gets_samples', { usually: false, later: ['wants_paper_samples'] }),
    ],
    actions: [
      action('grant_credit', ['terms', ['prepayment', 'blocked'], 'on_account'], {
        needs: [when('jobs_ordered', '>=', 3), every(['invoices', 'overdue'], '==', false), present('sales_rep')],
        does: [add('credit_limit_eur', 1000), put('complaints', 0)],
      }),
      action('block_customer', ['terms', ['on_account', 'prepayment'], 'blocked'], {
        needs: [when('open_items_eur', '>', its('credit_limit_eur')), some(['invoices', 'reminders_sent'], '>=', 3)],
        does: [onEach('invoices', put('overdue', true)), put('gets_samples', false), clear('buyer')],
      }),
    ],
  }),
  entity('PrintQuote', ['PriceEstimate'], {
    fields: [
      text('quote_number', { min: 2, max: 20, required: true, later: ['estimate_number'] }),
      choice('quote_state', ['calculated', 'sent', 'accepted', 'declined'], { grows: ['expired'], usually: 'calculated' }),
      link('customer', 'PrintCustomer', { later: ['quoted_to'] }),
      amount('paper_eur', { unit: 'EUR', min: 0, max: 90000, later: ['paper_cost_eur'] }),
      amount('labour_eur', { unit: 'EUR', min: 0, max: 90000, later: ['press_and_bindery_eur'] }),
      amount('cost_eur', { unit: 'EUR', min: 0, max: 180000, later: ['total_cost_eur'] }),
      amount('offer_eur', { unit: 'EUR', min: 0, max: 250000, counts: true, later: ['offered_price_eur'] }),
      whole('versions', { unit: 'versions', min: 0, max: 40, counts: true, later: ['quote_versions'] }),
      link('estimator', 'Employee', { later: ['calculated_by'] }),
      links('briefs', 'Document', { later: ['customer_briefs'] }),
      moment('valid_until', { nullable: true, later: ['offer_expires_at'] }),
      flag('includes_design', { usually: false, later: ['with_layout_work'] }),
    ],
    actions: [
      action('send_quote', ['quote_state', ['calculated', 'expired'], 'sent'], {
        needs: [when('offer_eur', '>', its('cost_eur')), present('valid_until'), count('briefs', '>', 0)],
        does: [add('versions', 1), onEach('briefs', put('filed', true))],
      }),
      action('accept_quote', ['quote_state', ['sent'], 'accepted'], {
        needs: [present('customer'), when('versions', '<', 10)],
        does: [put('cost_eur', plus('paper_eur', its('labour_eur'))), onLink('customer', add('turnover_eur', 100))],
      }),
      action('decline_quote', ['quote_state', ['sent'], 'declined'], {
        needs: [when('includes_design', '==', true)],
        does: [clear('valid_until'), put('offer_eur', 0), empty('briefs')],
      }),
    ],
  }),
  entity('Artwork', ['PrintFile'], {
    fields: [
      text('file_name', { min: 3, max: 120, required: true, later: ['artwork_file_name'] }),
      choice('proof_state', ['uploaded', 'preflighted', 'approved', 'rejected'], { grows: ['corrected'], usually: 'uploaded', later: ['proofing_state'] }),
      choice('color_space', ['cmyk', 'spot_color', 'grayscale'], { grows: ['rgb'], usually: 'cmyk', later: ['color_mode'] }),
      whole('resolution_dpi', { unit: 'dpi', min: 50, max: 2400, later: ['image_resolution_dpi'] }),
      amount('bleed_mm', { unit: 'mm', min: 0, max: 20, later: ['bleed_on_each_side_mm'] }),
      amount('required_bleed_mm', { unit: 'mm', min: 0, max: 20, later: ['minimum_bleed_mm'] }),
      whole('preflight_errors', { unit: 'errors', min: 0, max: 900, counts: true, later: ['preflight_findings'] }),
      whole('times_printed', { unit: 'prints', min: 0, max: 2000, counts: true, later: ['print_count'] }),
      link('designer', 'Employee', { later: ['layout_artist'] }),
      link('scanned_proof', 'Document', { later: ['signed_proof'] }),
      moment('approved_at', { nullable: true, later: ['proof_signed_at'] }),
      flag('fonts_embedded', { usually: true, later: ['all_fonts_embedded'] }),
    ],
    actions: [
      action('preflight', ['proof_state', ['uploaded', 'corrected'], 'preflighted'], {
        needs: [when('resolution_dpi', '>=', 250), when('bleed_mm', '>=', its('required_bleed_mm'))],
        does: [put('preflight_errors', 0), put('fonts_embedded', true)],
      }),
      action('approve_proof', ['proof_state', ['preflighted'], 'approved'], {
        needs: [present('scanned_proof'), when('fonts_embedded', '==', true), present('approved_at')],
        does: [onLink('scanned_proof', put('filed', true))],
      }),
      action('reject_artwork', ['proof_state', ['uploaded', 'preflighted'], 'rejected'], {
        needs: [when('preflight_errors', '>', 0), present('designer')],
        does: [clear('approved_at'), add('preflight_errors', 1)],
      }),
    ],
  }),
  entity('PrintingPlate', ['OffsetPlate'], {
    fields: [
      text('plate_code', { min: 2, max: 24, required: true, later: ['plate_barcode'] }),
      choice('ink_channel', ['cyan', 'magenta', 'yellow', 'black_ink'], { grows: ['spot_ink', 'varnish'], later: ['separation'] }),
      choice('plate_state', ['imaged', 'mounted', 'worn'], { grows: ['remade'], usually: 'imaged', later: ['plate_condition'] }),
      link('job', 'PrintJob', { later: ['made_for_job'] }),
      link('press', 'PrintingPress', { later: ['mounted_on'] }),
      whole('impressions', { unit: 'impressions', min: 0, max: 900000, counts: true, later: ['impressions_made'] }),
      whole('plate_life', { unit: 'impressions', min: 1000, max: 900000, later: ['rated_impressions'] }),
      whole('impressions_left', { unit: 'impressions', min: 0, max: 900000, later: ['remaining_impressions'] }),
      amount('plate_eur', { unit: 'EUR', min: 0, max: 200, counts: true, later: ['plate_cost_eur'] }),
      moment('imaged_at', { nullable: true, later: ['exposed_at'] }),
      flag('processless', { usually: false, later: ['chemistry_free'] }),
    ],
    actions: [
      action('mount_plate', ['plate_state', ['imaged', 'remade'], 'mounted'], {
        needs: [present('press'), when('impressions', '<', its('plate_life')), present('job')],
        does: [put('impressions_left', minus('plate_life', its('impressions'))), onLink('press', add('makereadies', 1))],
      }),
      action('report_wear', ['plate_state', ['mounted'], 'worn'], {
        needs: [when('impressions_left', '<', 1000)],
        does: [onLink('job', add('waste_sheets', 50)), clear('press'), put('impressions_left', 0)],
      }),
      action('remake_plate', ['plate_state', ['worn'], 'remade'], {
        needs: [when('processless', '==', true), present('imaged_at')],
        does: [add('plate_eur', 10), put('impressions', 0)],
      }),
    ],
  }),
  entity('PrintingPress', ['OffsetPress'], {
    fields: [
      text('press_name', { min: 2, max: 60, required: true, later: ['machine_name'] }),
      choice('press_state', ['idle', 'makeready', 'running', 'washing'], { grows: ['stopped_for_repair'], usually: 'idle' }),
      whole('ink_units', { unit: 'units', min: 1, max: 12, later: ['printing_units'] }),
      whole('sheets_per_hour', { unit: 'sheets per hour', min: 0, max: 20000, later: ['current_speed_sheets_per_hour'] }),
      whole('rated_sheets_per_hour', { unit: 'sheets per hour', min: 500, max: 20000, later: ['top_speed_sheets_per_hour'] }),
      whole('makereadies', { unit: 'makereadies', min: 0, max: 90000, counts: true, later: ['makeready_count'] }),
      amount('running_hours', { unit: 'hours', min: 0, max: 120000, counts: true, later: ['press_hours'] }),
      link('press_operator', 'Employee', { later: ['printer_on_shift'] }),
      links('queued_jobs', 'PrintJob', { later: ['press_queue'] }),
      link('service_firm', 'Supplier', { later: ['press_manufacturer'] }),
      moment('rollers_changed_at', { nullable: true, later: ['ink_rollers_changed_at'] }),
      flag('closed_loop_color', { usually: false, later: ['inline_color_control'] }),
    ],
    actions: [
      action('make_ready', ['press_state', ['idle', 'washing'], 'makeready'], { needs: [present('press_operator'), count('queued_jobs', '>=', 1)], does: [add('makereadies', 1)] }),
      action('run_press', ['press_state', ['makeready'], 'running'], {
        needs: [every(['queued_jobs', 'job_state'], '==', 'on_press'), when('sheets_per_hour', '<=', its('rated_sheets_per_hour')), when('ink_units', '>=', 4)],
        does: [add('running_hours', 1), onEach('queued_jobs', put('job_state', 'finishing'))],
      }),
      action('stop_for_repair', ['press_state', ['running', 'makeready'], 'stopped_for_repair'], {
        needs: [total(['queued_jobs', 'waste_sheets'], '>', 1000), present('service_firm')],
        does: [put('sheets_per_hour', 0), clear('press_operator'), empty('queued_jobs'), onLink('service_firm', add('orders_placed', 1))],
      }),
    ],
  }),
  entity('PaperStock', ['SheetStock'], {
    fields: [
      text('paper_name', { min: 2, max: 80, required: true, later: ['paper_brand'] }),
      choice('coating', ['uncoated', 'matt', 'gloss'], { grows: ['recycled', 'textured'], later: ['paper_surface'] }),
      choice('stock_state', ['ordered', 'in_stock', 'running_low'], { grows: ['discontinued'], usually: 'ordered', later: ['availability'] }),
      whole('grammage_gsm', { unit: 'g per m²', min: 40, max: 600, later: ['paper_weight_gsm'] }),
      whole('sheets_in_stock', { unit: 'sheets', min: 0, max: 900000, counts: true, later: ['sheets_on_hand'] }),
      whole('sheets_reserved', { unit: 'sheets', min: 0, max: 900000, counts: true, later: ['sheets_allocated'] }),
      amount('price_per_thousand_eur', { unit: 'EUR per thousand', min: 0, max: 2000, later: ['price_per_1000_sheets_eur'] }),
      amount('humidity_percent', { unit: 'percent', min: 0, max: 100, later: ['paper_humidity_percent'] }),
      link('mill', 'Supplier', { later: ['paper_merchant'] }),
      link('warehouse', 'Site', { later: ['paper_store'] }),
      moment('expected_at', { nullable: true, later: ['next_delivery_at'] }),
      flag('certified', { usually: false, later: ['fsc_certified'] }),
    ],
    actions: [
      action('book_in', ['stock_state', ['ordered', 'running_low'], 'in_stock'], {
        needs: [present('warehouse'), when('humidity_percent', '<=', 55), when('grammage_gsm', '>=', 80)],
        does: [add('sheets_in_stock', 1000), clear('expected_at')],
      }),
      action('report_low_stock', ['stock_state', ['in_stock'], 'running_low'], {
        needs: [when('sheets_reserved', '>', its('sheets_in_stock')), present('mill')],
        does: [onLink('mill', put('preferred', false)), add('sheets_reserved', 100)],
      }),
      action('discontinue_paper', ['stock_state', ['in_stock', 'running_low'], 'discontinued'], {
        needs: [missing('expected_at'), when('certified', '==', false)],
        does: [put('sheets_reserved', 0), put('price_per_thousand_eur', 0), clear('mill')],
      }),
    ],
  }),
  entity('FinishingStep', ['BinderyStep'], {
    fields: [
      link('job', 'PrintJob', { later: ['finished_job'] }),
      choice('operation', ['cutting', 'folding', 'perfect_binding', 'lamination'], { grows: ['die_cutting', 'foil_stamping'], later: ['bindery_operation'] }),
      choice('step_state', ['waiting', 'set_up', 'done'], { grows: ['rework'], usually: 'waiting', later: ['bindery_state'] }),
      whole('copies_in', { unit: 'copies', min: 0, max: 500000, later: ['copies_received'] }),
      whole('copies_good', { unit: 'copies', min: 0, max: 500000, counts: true, later: ['good_copies'] }),
      whole('copies_lost', { unit: 'copies', min: 0, max: 500000, later: ['spoiled_copies'] }),
      amount('setup_min', { unit: 'min', min: 0, max: 480, counts: true, later: ['setup_minutes'] }),
      amount('trim_mm', { unit: 'mm', min: 0, max: 30, later: ['trim_size_mm'] }),
      link('bookbinder', 'Employee', { later: ['bindery_operator'] }),
      links('photos', 'Document', { later: ['quality_photos'] }),
      moment('finished_at', { nullable: true, later: ['bindery_finished_at'] }),
      flag('outsourced', { usually: false, later: ['done_by_subcontractor'] }),
    ],
    actions: [
      action('set_up_step', ['step_state', ['waiting', 'rework'], 'set_up'], {
        needs: [present('bookbinder'), when('trim_mm', '<=', 10)],
        does: [add('setup_min', 15), put('copies_good', 0)],
      }),
      action('finish_step', ['step_state', ['set_up'], 'done'], {
        needs: [when('copies_good', '<=', its('copies_in')), present('job'), present('finished_at')],
        does: [put('copies_lost', minus('copies_in', its('copies_good'))), onLink('job', put('job_state', 'finishing'))],
      }),
      action('send_to_rework', ['step_state', ['set_up', 'done'], 'rework'], {
        needs: [some(['photos', 'confidential'], '==', true), when(times('copies_lost', 10), '>', its('copies_in'))],
        does: [clear('finished_at'), put('outsourced', false), onLink('job', add('waste_sheets', 100)), onEach('photos', put('filed', true))],
      }),
    ],
  }),
  entity('PrintShipment', ['JobDelivery'], {
    fields: [
      text('tracking_code', { min: 4, max: 40, nullable: true, later: ['parcel_tracking_code'] }),
      choice('shipment_state', ['packed', 'handed_over', 'received'], { grows: ['refused'], usually: 'packed', later: ['delivery_state'] }),
      links('jobs', 'PrintJob', { later: ['shipped_jobs'] }),
      link('carrier', 'Supplier', { later: ['parcel_service'] }),
      whole('pallets', { unit: 'pallets', min: 0, max: 66, later: ['pallet_count'] }),
      whole('cartons', { unit: 'cartons', min: 0, max: 3000, counts: true, later: ['carton_count'] }),
      amount('gross_kg', { unit: 'kg', min: 0, max: 24000, counts: true, later: ['shipping_weight_kg'] }),
      amount('carrier_limit_kg', { unit: 'kg', min: 1, max: 24000, later: ['maximum_weight_kg'] }),
      amount('freight_eur', { unit: 'EUR', min: 0, max: 6000, counts: true, later: ['shipping_cost_eur'] }),
      moment('left_at', { nullable: true, later: ['left_dock_at'] }),
      flag('neutral_packaging', { usually: false, later: ['unbranded_packaging'] }),
    ],
    actions: [
      action('hand_to_carrier', ['shipment_state', ['packed', 'refused'], 'handed_over'], {
        needs: [present('carrier'), when('gross_kg', '<=', its('carrier_limit_kg')), count('jobs', '>=', 1)],
        does: [add('freight_eur', 15), onEach('jobs', put('job_state', 'delivered'))],
      }),
      action('confirm_receipt', ['shipment_state', ['handed_over'], 'received'], {
        needs: [present('tracking_code'), total(['jobs', 'copies'], '>', 100)],
        does: [onLink('carrier', put('preferred', true)), add('cartons', 1)],
      }),
      action('refuse_shipment', ['shipment_state', ['handed_over'], 'refused'], {
        needs: [when('neutral_packaging', '==', false), when('cartons', '>', 20)],
        does: [clear('tracking_code'), empty('jobs'), put('freight_eur', 0)],
      }),
    ],
  }),
  entity('ColorCheck', ['PressSheetCheck'], {
    fields: [
      link('job', 'PrintJob', { later: ['checked_job'] }),
      choice('color_state', ['pulled', 'within_tolerance', 'off_color'], { grows: ['customer_okayed'], usually: 'pulled', later: ['color_verdict'] }),
      amount('delta_e', { unit: 'delta E', min: 0, max: 50, later: ['mean_delta_e'] }),
      amount('delta_e_limit', { unit: 'delta E', min: 0.5, max: 20, later: ['permitted_delta_e'] }),
      amount('density', { unit: 'density', min: 0, max: 3, later: ['solid_density'] }),
      whole('sheet_counter', { unit: 'sheets', min: 0, max: 900000, later: ['sheet_number'] }),
      whole('corrections', { unit: 'corrections', min: 0, max: 60, counts: true, later: ['ink_key_corrections'] }),
      link('checked_by', 'Employee', { later: ['color_inspector'] }),
      links('reference_sheets', 'Document', { later: ['okay_sheets'] }),
      moment('pulled_at', { nullable: true, later: ['sheet_pulled_at'] }),
      flag('customer_present', { usually: false, later: ['press_pass_attended'] }),
    ],
    actions: [
      action('accept_color', ['color_state', ['pulled', 'off_color'], 'within_tolerance'], {
        needs: [when('delta_e', '<=', its('delta_e_limit')), present('checked_by'), every(['reference_sheets', 'filed'], '==', true)],
        does: [put('corrections', 0)],
      }),
      action('reject_color', ['color_state', ['pulled'], 'off_color'], {
        needs: [when('delta_e', '>', 5), when('density', '<', 1)],
        does: [add('corrections', 1), onLink('job', add('waste_sheets', 25))],
      }),
      action('okay_by_customer', ['color_state', ['pulled', 'off_color'], 'customer_okayed'], {
        needs: [when('customer_present', '==', true), count('reference_sheets', '>', 0)],
        does: [put('delta_e_limit', its('delta_e')), onEach('reference_sheets', add('revision', 1)), clear('pulled_at')],
      }),
    ],
  }),
]);
