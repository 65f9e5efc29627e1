/** A public library: from catalogue and copies over loans, reservations and fines to branches, reading groups and acquisitions. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, present, put, some, times, total, when } from '../rules.ts';

export const library = domain('library', 'a public library', [
  entity('BookTitle', ['CatalogueTitle', 'Work'], {
    fields: [
      text('title_text', { min: 1, max: 200, required: true, later: ['main_title'] }),
      text('isbn', { min: 10, max: 17, later: ['isbn_13'] }),
      choice('catalogue_state', ['proposed', 'catalogued', 'weeded'], { grows: ['lost_rights'], usually: 'proposed', later: ['cataloguing_state'] }),
      link('author', 'Writer', { later: ['main_author'] }),
      links('copies', 'BookCopy', { later: ['held_copies'] }),
      whole('page_count', { unit: 'pages', min: 1, max: 4000, later: ['printed_pages'] }),
      whole('times_lent', { unit: 'loans', min: 0, max: 100000, counts: true, later: ['loans_so_far'] }),
      whole('published_year', { unit: 'years', min: 1450, max: 2035, later: ['first_published_year'] }),
      choice('reading_level', ['children', 'youth', 'adult'], { grows: ['young_adult'], usually: 'adult', later: ['audience'] }),
      flag('reference_only', { usually: false, later: ['in_house_only'] }),
      amount('list_price_eur', { unit: 'EUR', min: 0, max: 500, later: ['shop_price_eur'] }),
      text('shelf_mark', { min: 2, max: 20, nullable: true, later: ['call_number'] }),
    ],
    actions: [
      action('put_in_catalogue', ['catalogue_state', ['proposed'], 'catalogued'], {
        needs: [present('author'), present('shelf_mark'), count('copies', '>=', 1)],
        does: [onEach('copies', put('lendable', true)), onLink('author', add('titles_held', 1))],
      }),
      action('weed_out', ['catalogue_state', ['catalogued'], 'weeded'], {
        needs: [when('times_lent', '<', 5), every(['copies', 'lent_out'], '==', false)],
        does: [onLink('author', add('titles_held', -1)), empty('copies'), clear('shelf_mark')],
      }),
      action('bring_back_title', ['catalogue_state', ['weeded'], 'catalogued'], { needs: [when('published_year', '<', 1960)], does: [put('reference_only', true)] }),
    ],
  }),
  entity('BookCopy', ['LibraryCopy'], {
    fields: [
      text('barcode', { min: 6, max: 20, required: true, later: ['item_barcode'] }),
      choice('condition', ['pristine', 'worn', 'damaged', 'at_bindery'], { grows: ['written_off'], usually: 'pristine', later: ['copy_condition'] }),
      flag('lendable', { usually: true, later: ['may_be_lent'] }),
      flag('lent_out', { usually: false, later: ['on_loan'] }),
      whole('loans_made', { unit: 'loans', min: 0, max: 3000, counts: true, later: ['circulation_count'] }),
      whole('loans_before_check', { unit: 'loans', min: 0, max: 400, counts: true, usually: 50 }),
      link('home_branch', 'LibraryBranch', { later: ['owning_branch'] }),
      link('donor', 'Patron', { later: ['donated_by'] }),
      moment('acquired_at', { after: 1990, later: ['accessioned_at'] }),
      amount('repair_cost_eur', { unit: 'EUR', min: 0, max: 300, counts: true, later: ['binding_cost_eur'] }),
      amount('replacement_cost_eur', { unit: 'EUR', min: 0, max: 900 }),
      text('damage_text', { max: 200, nullable: true, later: ['damage_description'] }),
    ],
    actions: [
      action('send_to_bindery', ['condition', ['worn', 'damaged'], 'at_bindery'], {
        needs: [when('repair_cost_eur', '<', its('replacement_cost_eur')), when('lent_out', '==', false)],
        does: [put('lendable', false), onLink('home_branch', add('copies_away', 1))],
      }),
      action('return_from_bindery', ['condition', ['at_bindery'], 'worn'], {
        needs: [present('home_branch'), when('loans_before_check', '<=', 10)],
        does: [put('lendable', true), clear('damage_text'), put('loans_before_check', 50)],
      }),
      action('report_damage', ['condition', ['pristine', 'worn'], 'damaged'], {
        needs: [missing('damage_text')],
        does: [put('damage_text', 'reported at the desk'), add('repair_cost_eur', 5)],
      }),
      action('write_off', ['condition', ['damaged', 'at_bindery'], 'written_off'], {
        needs: [when(times('repair_cost_eur', 2), '>', its('replacement_cost_eur'))],
        does: [put('lendable', false), clear('home_branch')],
      }),
    ],
  }),
  entity('Writer', ['CreditedAuthor'], {
    fields: [
      text('full_name', { min: 2, max: 120, required: true, later: ['authority_name'] }),
      text('pen_name', { max: 80, nullable: true, later: ['pseudonym'] }),
      whole('birth_year', { unit: 'years', min: 1000, max: 2020, later: ['year_of_birth'] }),
      whole('titles_held', { unit: 'titles', min: 0, max: 500, counts: true, later: ['titles_in_catalogue'] }),
      whole('readings_given', { unit: 'readings', min: 0, max: 200, counts: true, later: ['events_held'] }),
      flag('living', { usually: true, later: ['still_living'] }),
      flag('local_author', { usually: false, later: ['from_the_region'] }),
      choice('authority_state', ['stub', 'checked_entry', 'linked'], { grows: ['merged_away'], usually: 'stub', later: ['authority_file_state'] }),
      link('alias_of', 'Writer', { later: ['preferred_entry'] }),
      moment('reviewed_at', { later: ['authority_reviewed_at'] }),
    ],
    actions: [
      action('confirm_entry', ['authority_state', ['stub'], 'checked_entry'], {
        needs: [when('birth_year', '>', 1400), when('titles_held', '>=', 1)],
        does: [put('local_author', false)],
      }),
      action('link_entry', ['authority_state', ['checked_entry'], 'linked'], {
        needs: [present('reviewed_at'), missing('pen_name')],
        does: [clear('reviewed_at'), onLink('alias_of', add('titles_held', 1))],
      }),
    ],
  }),
  entity('Patron', ['LibraryMember', 'CardHolder'], {
    fields: [
      choice('card_state', ['applied', 'active', 'blocked', 'lapsed'], { grows: ['banned'], usually: 'applied', later: ['card_status'] }),
      text('patron_name', { min: 2, max: 100, required: true, later: ['card_holder_name'] }),
      text('card_number', { min: 6, max: 16, later: ['library_card_number'] }),
      text('email', { min: 5, max: 100, later: ['contact_email'] }),
      whole('loans_open', { unit: 'loans', min: 0, max: 60, counts: true, later: ['items_out'] }),
      whole('loan_limit', { unit: 'loans', min: 1, max: 60, usually: 20, later: ['items_allowed'] }),
      amount('fines_eur', { unit: 'EUR', min: 0, max: 500, counts: true, later: ['fines_owed_eur'] }),
      amount('fines_limit_eur', { unit: 'EUR', min: 0, max: 500, usually: 10, later: ['blocking_limit_eur'] }),
      link('home_branch', 'LibraryBranch', { later: ['usual_branch'] }),
      links('reservations', 'HoldRequest', { later: ['open_holds'] }),
      moment('card_expires_at', { later: ['card_valid_until'] }),
      flag('under_age', { usually: false, later: ['minor_reader'] }),
      link('guardian', 'Patron', { later: ['responsible_adult'] }),
    ],
    actions: [
      action('issue_card', ['card_state', ['applied', 'lapsed'], 'active'], {
        needs: [present('home_branch'), when('fines_eur', '<=', its('fines_limit_eur')), present('card_expires_at')],
        does: [onLink('home_branch', add('active_patrons', 1)), put('loans_open', 0)],
      }),
      action('block_card', ['card_state', ['active'], 'blocked'], {
        needs: [when('fines_eur', '>', its('fines_limit_eur'))],
        does: [put('loan_limit', its('loans_open')), onEach('reservations', put('suspended', true))],
      }),
      action('unblock_card', ['card_state', ['blocked'], 'active'], {
        needs: [when('fines_eur', '<', 2), count('reservations', '<=', 5)],
        does: [put('loan_limit', 20), onEach('reservations', put('suspended', false))],
      }),
    ],
  }),
  entity('Loan', ['Checkout'], {
    fields: [
      choice('loan_state', ['out', 'overdue', 'returned'], { grows: ['claimed_lost'], usually: 'out', later: ['circulation_state'] }),
      link('copy_lent', 'BookCopy', { later: ['borrowed_copy'] }),
      link('borrower', 'Patron', { later: ['borrowed_by'] }),
      moment('lent_at', { later: ['checked_out_at'] }),
      moment('due_at', { later: ['due_back_at'] }),
      moment('returned_at', { nullable: true, later: ['checked_in_at'] }),
      whole('renewals', { unit: 'renewals', min: 0, max: 10, counts: true, later: ['times_renewed'] }),
      whole('renewals_allowed', { unit: 'renewals', min: 0, max: 10, usually: 3, later: ['renewal_limit'] }),
      whole('days_late', { unit: 'days', min: 0, max: 900, counts: true, later: ['days_overdue'] }),
      amount('late_fee_eur', { unit: 'EUR', min: 0, max: 200, counts: true, later: ['overdue_fee_eur'] }),
      flag('self_service', { usually: true, later: ['self_checkout'] }),
    ],
    actions: [
      action('renew_loan', ['loan_state', ['out', 'overdue'], 'out'], {
        needs: [when('renewals', '<', its('renewals_allowed')), when('days_late', '<=', 3)],
        does: [add('renewals', 1), put('late_fee_eur', 0)],
      }),
      action('become_overdue', ['loan_state', ['out'], 'overdue'], {
        needs: [when('due_at', '>', its('lent_at')), missing('returned_at')],
        does: [add('days_late', 1), add('late_fee_eur', 0.5), onLink('borrower', add('fines_eur', 0.5))],
      }),
      action('take_back', ['loan_state', ['out', 'overdue'], 'returned'], {
        needs: [present('copy_lent'), when('late_fee_eur', '<=', 50)],
        does: [onLink('copy_lent', put('lent_out', false)), onLink('borrower', add('loans_open', -1)), onLink('copy_lent', add('loans_made', 1))],
      }),
      action('claim_lost', ['loan_state', ['overdue'], 'claimed_lost'], {
        needs: [when('days_late', '>', 42), present('borrower')],
        does: [onLink('copy_lent', put('lendable', false)), onLink('borrower', add('fines_eur', 20))],
      }),
    ],
  }),
  entity('HoldRequest', ['Reservation'], {
    fields: [
      choice('hold_state', ['queued', 'ready', 'collected'], { grows: ['expired', 'cancelled'], usually: 'queued', later: ['reservation_state'] }),
      link('wanted_title', 'BookTitle', { later: ['requested_title'] }),
      link('requested_by', 'Patron', { later: ['waiting_patron'] }),
      link('pickup_branch', 'LibraryBranch', { later: ['collect_at_branch'] }),
      whole('queue_position', { unit: 'places', min: 1, max: 300, counts: true, later: ['place_in_queue'] }),
      whole('days_on_shelf', { unit: 'days', min: 0, max: 30, counts: true, later: ['days_waiting_for_pickup'] }),
      whole('pickup_days', { unit: 'days', min: 1, max: 30, usually: 7, later: ['pickup_window_days'] }),
      flag('suspended', { usually: false, later: ['paused'] }),
      flag('notified', { usually: false, later: ['patron_notified'] }),
      moment('requested_at', { later: ['placed_at'] }),
      moment('ready_at', { nullable: true, later: ['available_since'] }),
    ],
    actions: [
      action('make_ready', ['hold_state', ['queued'], 'ready'], {
        needs: [when('queue_position', '==', 1), when('suspended', '==', false), present('pickup_branch')],
        does: [put('days_on_shelf', 0), put('ready_at', its('requested_at')), onLink('pickup_branch', add('holds_on_shelf', 1))],
      }),
      action('hand_out', ['hold_state', ['ready'], 'collected'], {
        needs: [when('notified', '==', true), present('wanted_title')],
        does: [onLink('wanted_title', add('times_lent', 1)), onLink('pickup_branch', add('holds_on_shelf', -1))],
      }),
      action('let_expire', ['hold_state', ['ready'], 'expired'], { needs: [when('days_on_shelf', '>', its('pickup_days'))], does: [put('notified', false), clear('ready_at')] }),
    ],
  }),
  entity('LibraryBranch', ['BranchLibrary'], {
    fields: [
      text('branch_name', { min: 2, max: 80, required: true, later: ['public_name'] }),
      choice('opening', ['planned', 'operating', 'renovating'], { grows: ['shut_down'], usually: 'planned', later: ['branch_state'] }),
      whole('shelf_metres', { unit: 'm', min: 0, max: 20000, counts: true, later: ['shelving_m'] }),
      whole('used_metres', { unit: 'm', min: 0, max: 20000, counts: true, later: ['filled_shelving_m'] }),
      whole('free_metres', { unit: 'm', min: 0, max: 20000, later: ['spare_shelving_m'] }),
      whole('active_patrons', { unit: 'patrons', min: 0, max: 80000, counts: true, later: ['registered_patrons'] }),
      whole('holds_on_shelf', { unit: 'holds', min: 0, max: 2000, counts: true, later: ['pickups_waiting'] }),
      whole('copies_away', { unit: 'copies', min: 0, max: 900, counts: true, later: ['copies_at_bindery'] }),
      link('head_librarian', 'Employee', { later: ['branch_head'] }),
      link('premises', 'Site', { later: ['branch_site'] }),
      flag('sunday_opening', { usually: false, later: ['opens_sundays'] }),
      moment('opened_at', { after: 1880, later: ['inaugurated_at'] }),
    ],
    actions: [
      action('open_doors', ['opening', ['planned', 'renovating'], 'operating'], {
        needs: [present('head_librarian'), when('used_metres', '<=', its('shelf_metres')), present('premises')],
        does: [put('free_metres', minus('shelf_metres', its('used_metres'))), put('sunday_opening', true)],
      }),
      action('start_renovation', ['opening', ['operating'], 'renovating'], {
        needs: [when('holds_on_shelf', '<', 5), when('copies_away', '<=', 200)],
        does: [put('sunday_opening', false), put('holds_on_shelf', 0)],
      }),
      action('close_branch', ['opening', ['operating', 'renovating'], 'shut_down'], {
        needs: [when('active_patrons', '<', 200), when(times('used_metres', 2), '<', its('shelf_metres'))],
        does: [put('active_patrons', 0), clear('head_librarian')],
      }),
    ],
  }),
  entity('ReadingGroup', ['BookClub'], {
    fields: [
      text('club_name', { min: 3, max: 80, later: ['group_title'] }),
      choice('season_state', ['forming', 'meeting', 'summer_break'], { grows: ['dissolved'], usually: 'forming', later: ['club_state'] }),
      link('host', 'Employee', { later: ['facilitator'] }),
      link('current_book', 'BookTitle', { later: ['book_of_the_month'] }),
      links('readers', 'Patron', { later: ['participants'] }),
      links('past_books', 'BookTitle', { later: ['books_read'] }),
      whole('seats_total', { unit: 'seats', min: 2, max: 40, usually: 12, later: ['seat_limit'] }),
      whole('meetings_held', { unit: 'meetings', min: 0, max: 400, counts: true, later: ['sessions_held'] }),
      moment('next_meeting_at', { later: ['next_session_at'] }),
      flag('drop_in', { usually: false, later: ['open_to_guests'] }),
      choice('language_used', ['english', 'french', 'turkish'], { grows: ['ukrainian'], usually: 'english', later: ['discussion_language'] }),
    ],
    actions: [
      action('begin_meetings', ['season_state', ['forming', 'summer_break'], 'meeting'], {
        needs: [count('readers', '>=', 3), present('current_book')],
        does: [add('meetings_held', 1), onEach('readers', put('loan_limit', 25))],
      }),
      action('take_summer_break', ['season_state', ['meeting'], 'summer_break'], {
        needs: [when('meetings_held', '>', 6), every(['past_books', 'page_count'], '<=', 900)],
        does: [clear('next_meeting_at'), put('drop_in', false), empty('past_books')],
      }),
      action('dissolve', ['season_state', ['forming', 'summer_break'], 'dissolved'], {
        needs: [some(['readers', 'fines_eur'], '>', 0), when('seats_total', '<', 10)],
        does: [empty('readers'), clear('host')],
      }),
    ],
  }),
  entity('AcquisitionOrder', ['BookOrder'], {
    fields: [
      choice('order_state', ['suggested', 'budgeted', 'ordered', 'received'], { grows: ['turned_down'], usually: 'suggested', later: ['purchase_state'] }),
      link('vendor', 'Supplier', { later: ['bookseller'] }),
      links('titles', 'BookTitle', { later: ['ordered_titles'] }),
      whole('copies_ordered', { unit: 'copies', min: 0, max: 500, counts: true, later: ['copy_quantity'] }),
      whole('copies_received', { unit: 'copies', min: 0, max: 500, counts: true, later: ['copies_delivered'] }),
      amount('budget_eur', { unit: 'EUR', min: 0, max: 50000, later: ['approved_budget_eur'] }),
      amount('quoted_eur', { unit: 'EUR', min: 0, max: 50000, later: ['quoted_price_eur'] }),
      amount('saved_eur', { unit: 'EUR', min: -50000, max: 50000, later: ['budget_left_eur'] }),
      link('for_branch', 'LibraryBranch', { later: ['destination_branch'] }),
      moment('ordered_at', { later: ['order_placed_at'] }),
      flag('standing_order', { usually: false, later: ['recurring'] }),
      text('turn_down_text', { max: 160, nullable: true, later: ['refusal_reason'] }),
    ],
    actions: [
      action('approve_budget', ['order_state', ['suggested'], 'budgeted'], {
        needs: [when('quoted_eur', '<=', its('budget_eur')), total(['titles', 'list_price_eur'], '<=', 1200)],
        does: [put('saved_eur', minus('budget_eur', its('quoted_eur'))), clear('turn_down_text')],
      }),
      action('place_order', ['order_state', ['budgeted'], 'ordered'], {
        needs: [present('vendor'), when('copies_ordered', '>', 0), present('for_branch')],
        does: [put('copies_received', 0)],
      }),
      action('book_in', ['order_state', ['ordered'], 'received'], {
        needs: [when('copies_received', '>=', its('copies_ordered')), present('ordered_at')],
        does: [onLink('for_branch', add('used_metres', 1)), onEach('titles', put('reference_only', false))],
      }),
      action('turn_down', ['order_state', ['suggested', 'budgeted'], 'turned_down'], {
        needs: [some(['titles', 'times_lent'], '<', 3), when('standing_order', '==', false)],
        does: [put('budget_eur', 0), put('turn_down_text', 'too little demand')],
      }),
    ],
  }),
  entity('ReadingRoom', ['StudyRoom'], {
    fields: [
      text('room_name', { min: 2, max: 60, later: ['room_label'] }),
      choice('booking_state', ['free', 'booked', 'in_session'], { grows: ['out_of_service'], usually: 'free', later: ['occupancy'] }),
      whole('seats', { unit: 'seats', min: 1, max: 80, later: ['seat_count'] }),
      whole('seats_taken', { unit: 'seats', min: 0, max: 80, counts: true, later: ['occupied_seats'] }),
      whole('bookings_made', { unit: 'bookings', min: 0, max: 20000, counts: true, later: ['bookings_so_far'] }),
      link('branch', 'LibraryBranch', { later: ['located_in'] }),
      link('booked_by', 'Patron', { later: ['reserved_by'] }),
      flag('quiet_zone', { usually: true, later: ['silent_room'] }),
      flag('projector', { usually: false, later: ['has_projector'] }),
      amount('hourly_fee_eur', { unit: 'EUR/h', min: 0, max: 60, later: ['room_rate_eur'] }),
      moment('booked_from', { nullable: true, later: ['session_starts_at'] }),
    ],
    actions: [
      action('book_room', ['booking_state', ['free'], 'booked'], {
        needs: [present('booked_by'), when('seats_taken', '<=', its('seats'))],
        does: [add('bookings_made', 1), onLink('booked_by', add('fines_eur', 1))],
      }),
      action('start_session', ['booking_state', ['booked'], 'in_session'], { needs: [present('booked_from'), when('seats_taken', '>', 0)], does: [put('quiet_zone', false)] }),
      action('free_up', ['booking_state', ['booked', 'in_session'], 'free'], {
        needs: [when('hourly_fee_eur', '<', 30), present('branch')],
        does: [put('seats_taken', 0), clear('booked_by'), clear('booked_from')],
      }),
    ],
  }),
]);
