/** A seed bank: from collecting trips and accessions over germination tests and cold vaults to regeneration and seed requests. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const seedBank = domain('seed-bank', 'a seed bank', [
  entity('Accession', ['SeedAccession'], {
    fields: [
      text('accession_number', { min: 3, max: 24, required: true, later: ['genebank_number'] }),
      choice('holding_state', ['received', 'dried', 'banked', 'available'], { grows: ['quarantined', 'exhausted'], usually: 'received', later: ['conservation_state'] }),
      link('species', 'PlantSpecies', { later: ['taxon'] }),
      link('collected_on', 'CollectingTrip', { later: ['collecting_mission'] }),
      links('germination_tests', 'GerminationTest', { later: ['viability_tests'] }),
      whole('seeds', { unit: 'seeds', min: 0, max: 500000, counts: true, later: ['seed_count'] }),
      whole('minimum_seeds', { unit: 'seeds', min: 0, max: 100000, later: ['safety_threshold_seeds'] }),
      amount('thousand_grain_g', { unit: 'g', min: 0, max: 2000, later: ['thousand_seed_weight_g'] }),
      amount('moisture_percent', { unit: 'percent', min: 0, max: 40, later: ['seed_moisture_percent'] }),
      moment('received_at', { after: 1960, later: ['acquired_at'] }),
      flag('duplicated', { usually: false, later: ['safety_duplicated'] }),
      flag('restricted', { usually: false, later: ['access_restricted'] }),
      text('quarantine_reason', { max: 160, nullable: true, later: ['quarantine_grounds'] }),
    ],
    actions: [
      action('dry_seeds', ['holding_state', ['received'], 'dried'], {
        needs: [when('moisture_percent', '>', 6), present('species')],
        does: [put('moisture_percent', 5), add('seeds', -50)],
      }),
      action('bank_seeds', ['holding_state', ['dried', 'quarantined'], 'banked'], {
        needs: [every(['germination_tests', 'germinated_percent'], '>=', 85), when('seeds', '>=', its('minimum_seeds')), missing('quarantine_reason')],
        does: [put('duplicated', true), onLink('species', add('accessions_held', 1))],
      }),
      action('make_available', ['holding_state', ['banked'], 'available'], {
        needs: [count('germination_tests', '>=', 1), when('seeds', '>', its('minimum_seeds')), present('collected_on')],
        does: [put('restricted', false), onEach('germination_tests', put('published', true))],
      }),
      action('quarantine', ['holding_state', ['received', 'dried'], 'quarantined'], {
        needs: [some(['germination_tests', 'infected'], '>', 3)],
        does: [put('quarantine_reason', 'infected seeds'), put('restricted', true), onLink('collected_on', add('samples_lost', 1))],
      }),
    ],
  }),
  entity('PlantSpecies', ['PlantTaxon'], {
    fields: [
      text('latin_name', { min: 3, max: 100, required: true, later: ['scientific_name'] }),
      text('common_name', { min: 2, max: 80, later: ['vernacular_name'] }),
      choice('threat', ['least_concern', 'vulnerable', 'endangered'], {
        grows: ['critically_endangered', 'extinct_in_wild'],
        usually: 'least_concern',
        later: ['threat_category'],
      }),
      choice('coverage', ['unsampled', 'partly_sampled', 'well_sampled'], { grows: ['oversampled'], usually: 'unsampled', later: ['sampling_coverage'] }),
      whole('accessions_held', { unit: 'accessions', min: 0, max: 20000, counts: true, later: ['accession_count'] }),
      whole('accessions_wanted', { unit: 'accessions', min: 0, max: 20000, later: ['accession_goal'] }),
      whole('accessions_short', { unit: 'accessions', min: 0, max: 20000, later: ['accession_gap'] }),
      link('curator', 'Employee', { later: ['crop_curator'] }),
      links('wild_relatives', 'PlantSpecies', { later: ['crop_wild_relatives'] }),
      flag('treaty_crop', { usually: false, later: ['listed_in_treaty'] }),
    ],
    actions: [
      action('report_partly_sampled', ['coverage', ['unsampled'], 'partly_sampled'], {
        needs: [when('accessions_held', '<', its('accessions_wanted')), present('curator')],
        does: [put('accessions_short', minus('accessions_wanted', its('accessions_held')))],
      }),
      action('report_well_sampled', ['coverage', ['partly_sampled'], 'well_sampled'], {
        needs: [when('accessions_held', '>=', its('accessions_wanted')), count('wild_relatives', '>', 0)],
        does: [put('accessions_short', 0), put('threat', 'least_concern'), onEach('wild_relatives', put('treaty_crop', true))],
      }),
    ],
  }),
  entity('CollectingTrip', ['CollectingMission'], {
    fields: [
      text('trip_name', { min: 3, max: 100, required: true, later: ['mission_name'] }),
      choice('trip_state', ['planned', 'permitted', 'in_field', 'completed'], { grows: ['aborted'], usually: 'planned', later: ['mission_state'] }),
      links('target_species', 'PlantSpecies', { later: ['target_taxa'] }),
      links('permits_held', 'Document', { later: ['collecting_permits'] }),
      link('expedition_lead', 'Employee', { later: ['chief_collector'] }),
      whole('samples_taken', { unit: 'samples', min: 0, max: 2000, counts: true, later: ['samples_collected'] }),
      whole('samples_lost', { unit: 'samples', min: 0, max: 2000, counts: true, later: ['samples_spoiled'] }),
      whole('altitude_m', { unit: 'm', min: -400, max: 6000, later: ['collecting_altitude_m'] }),
      amount('cost_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['expedition_cost_eur'] }),
      moment('leaves_at', { nullable: true, later: ['departure_at'] }),
      flag('local_partner_present', { usually: false, later: ['accompanied_by_partner'] }),
    ],
    actions: [
      action('permit_trip', ['trip_state', ['planned', 'aborted'], 'permitted'], {
        needs: [count('permits_held', '>=', 2), present('expedition_lead'), when('cost_eur', '<=', 40000)],
        does: [onEach('permits_held', put('filed', true))],
      }),
      action('go_into_field', ['trip_state', ['permitted'], 'in_field'], {
        needs: [present('leaves_at'), when('local_partner_present', '==', true)],
        does: [put('samples_taken', 0), put('samples_lost', 0)],
      }),
      action('complete_trip', ['trip_state', ['in_field'], 'completed'], {
        needs: [when(times('samples_lost', 4), '<', its('samples_taken')), every(['target_species', 'threat'], '!=', 'least_concern')],
        does: [onEach('target_species', add('accessions_held', 1)), add('cost_eur', 500)],
      }),
      action('abort_trip', ['trip_state', ['permitted', 'in_field'], 'aborted'], { needs: [when('altitude_m', '>', 4500)], does: [clear('leaves_at'), empty('permits_held')] }),
    ],
  }),
  entity('GerminationTest', ['ViabilityTest'], {
    fields: [
      text('protocol', { min: 2, max: 80, required: true, later: ['test_protocol'] }),
      choice('germination_state', ['sown', 'counting', 'passed', 'failed'], { grows: ['contaminated'], usually: 'sown' }),
      whole('sown', { unit: 'seeds', min: 10, max: 1000, later: ['seeds_sown'] }),
      whole('germinated', { unit: 'seeds', min: 0, max: 1000, counts: true, later: ['seeds_germinated'] }),
      whole('infected', { unit: 'seeds', min: 0, max: 1000, counts: true, later: ['seeds_infected'] }),
      whole('dormant', { unit: 'seeds', min: 0, max: 1000, later: ['seeds_dormant'] }),
      amount('germinated_percent', { unit: 'percent', min: 0, max: 100, later: ['germination_percent'] }),
      amount('incubator_c', { unit: '°C', min: 1, max: 45, later: ['incubation_temperature_c'] }),
      link('incubator', 'SeedIncubator', { later: ['germination_chamber'] }),
      link('analyst', 'Employee', { later: ['seed_analyst'] }),
      moment('counted_at', { nullable: true, later: ['final_count_at'] }),
      flag('published', { usually: false, later: ['result_published'] }),
    ],
    actions: [
      action('start_counting', ['germination_state', ['sown'], 'counting'], {
        needs: [present('incubator'), when('incubator_c', '>=', 10)],
        does: [put('germinated', 0), onLink('incubator', add('dishes_inside', 1))],
      }),
      action('pass_test', ['germination_state', ['counting'], 'passed'], {
        needs: [when('germinated_percent', '>=', 85), when('germinated', '<=', its('sown')), present('analyst')],
        does: [put('dormant', minus('sown', its('germinated'))), put('published', true)],
      }),
      action('fail_test', ['germination_state', ['counting', 'contaminated'], 'failed'], {
        needs: [when(plus('germinated', its('infected')), '<', its('sown')), present('counted_at')],
        does: [add('infected', 1), clear('counted_at'), onLink('incubator', add('dishes_inside', -1))],
      }),
    ],
  }),
  entity('SeedIncubator', ['GerminationChamber'], {
    fields: [
      text('chamber_name', { min: 1, max: 40, required: true, later: ['incubator_name'] }),
      choice('chamber_state', ['empty', 'running', 'drifting'], { grows: ['decommissioned'], usually: 'empty' }),
      whole('dishes_inside', { unit: 'dishes', min: 0, max: 600, counts: true, later: ['petri_dishes_inside'] }),
      whole('dish_capacity', { unit: 'dishes', min: 1, max: 600, later: ['maximum_dishes'] }),
      amount('day_c', { unit: '°C', min: 1, max: 45, later: ['day_temperature_c'] }),
      amount('night_c', { unit: '°C', min: -5, max: 40, later: ['night_temperature_c'] }),
      whole('light_hours', { unit: 'hours', min: 0, max: 24, later: ['photoperiod_hours'] }),
      whole('alarms', { unit: 'alarms', min: 0, max: 400, counts: true, later: ['temperature_alarms'] }),
      link('laboratory', 'Site', { later: ['placed_in'] }),
      moment('calibrated_at', { nullable: true, later: ['last_calibrated_at'] }),
    ],
    actions: [
      action('start_chamber', ['chamber_state', ['empty', 'drifting'], 'running'], {
        needs: [when('night_c', '<', its('day_c')), present('calibrated_at'), when('dishes_inside', '<=', its('dish_capacity'))],
        does: [put('alarms', 0)],
      }),
      action('report_drift', ['chamber_state', ['running'], 'drifting'], {
        needs: [when(minus('day_c', its('night_c')), '>', 20), present('laboratory')],
        does: [add('alarms', 1), onLink('laboratory', add('open_defects', 1))],
      }),
      action('empty_chamber', ['chamber_state', ['running', 'drifting'], 'empty'], {
        needs: [when('light_hours', '<=', 16)],
        does: [put('dishes_inside', 0), clear('calibrated_at')],
      }),
    ],
  }),
  entity('ColdVault', ['SeedVault'], {
    fields: [
      text('vault_name', { min: 1, max: 40, required: true, later: ['cold_room_name'] }),
      choice('vault_state', ['cooling_down', 'in_service', 'defrosting'], { grows: ['emergency_power'], usually: 'cooling_down' }),
      amount('temperature_c', { unit: '°C', min: -200, max: 30, later: ['measured_temperature_c'] }),
      amount('setpoint_c', { unit: '°C', min: -200, max: 10, later: ['target_temperature_c'] }),
      amount('humidity_percent', { unit: 'percent', min: 0, max: 100, later: ['relative_humidity_percent'] }),
      whole('shelves', { unit: 'shelves', min: 1, max: 900, later: ['shelf_count'] }),
      whole('shelves_filled', { unit: 'shelves', min: 0, max: 900, counts: true, later: ['occupied_shelves'] }),
      links('packets', 'SeedPacket', { later: ['stored_packets'] }),
      link('site', 'Site', { later: ['vault_site'] }),
      moment('defrosted_at', { nullable: true, later: ['last_defrosted_at'] }),
      flag('generator_tested', { usually: false, later: ['backup_power_tested'] }),
    ],
    actions: [
      action('put_in_service', ['vault_state', ['cooling_down', 'emergency_power'], 'in_service'], {
        needs: [when('temperature_c', '<=', its('setpoint_c')), when('humidity_percent', '<', 30), when('generator_tested', '==', true)],
        does: [onLink('site', put('insured', true)), onEach('packets', put('frozen', true))],
      }),
      action('run_on_generator', ['vault_state', ['in_service', 'cooling_down'], 'emergency_power'], {
        needs: [present('defrosted_at')],
        does: [put('generator_tested', false), clear('defrosted_at')],
      }),
    ],
  }),
  entity('SeedPacket', ['FoilPacket'], {
    fields: [
      text('barcode', { min: 4, max: 40, required: true, later: ['packet_barcode'] }),
      choice('packet_state', ['filled', 'vacuum_packed', 'opened', 'used_up'], { grows: ['leaking'], usually: 'filled' }),
      link('accession', 'Accession', { later: ['source_accession'] }),
      whole('seeds', { unit: 'seeds', min: 0, max: 50000, counts: true, later: ['seeds_inside'] }),
      whole('seeds_withdrawn', { unit: 'seeds', min: 0, max: 50000, counts: true, later: ['seeds_taken_out'] }),
      amount('net_g', { unit: 'g', min: 0, max: 5000, later: ['net_weight_g'] }),
      amount('foil_g', { unit: 'g', min: 0, max: 100, later: ['packaging_weight_g'] }),
      amount('gross_g', { unit: 'g', min: 0, max: 5100, later: ['gross_weight_g'] }),
      text('shelf_code', { min: 2, max: 20, nullable: true, later: ['vault_position'] }),
      flag('frozen', { usually: false, later: ['deep_frozen'] }),
      moment('sealed_at', { nullable: true, later: ['vacuum_sealed_at'] }),
      link('packed_by', 'Employee', { later: ['sealed_by'] }),
    ],
    actions: [
      action('seal_packet', ['packet_state', ['filled', 'leaking'], 'vacuum_packed'], {
        needs: [present('shelf_code'), when('seeds', '>', 0), present('packed_by')],
        does: [put('gross_g', plus('net_g', its('foil_g')))],
      }),
      action('open_packet', ['packet_state', ['vacuum_packed'], 'opened'], {
        needs: [when('frozen', '==', false), when('seeds_withdrawn', '<', its('seeds'))],
        does: [add('seeds_withdrawn', 50), clear('sealed_at')],
      }),
      action('use_up', ['packet_state', ['opened'], 'used_up'], {
        needs: [when('seeds', '<=', 10), present('accession')],
        does: [onLink('accession', add('seeds', -10)), put('seeds', 0), clear('shelf_code')],
      }),
    ],
  }),
  entity('RegenerationPlot', ['MultiplicationPlot'], {
    fields: [
      text('plot_code', { min: 1, max: 20, required: true, later: ['field_plot_code'] }),
      choice('plot_state', ['prepared', 'sown', 'harvested'], { grows: ['hailed_out'], usually: 'prepared', later: ['growing_state'] }),
      link('grown_accession', 'Accession', { later: ['regenerated_accession'] }),
      amount('isolation_m', { unit: 'm', min: 0, max: 3000, later: ['isolation_distance_m'] }),
      amount('required_isolation_m', { unit: 'm', min: 0, max: 3000, later: ['prescribed_isolation_m'] }),
      whole('plants', { unit: 'plants', min: 0, max: 20000, counts: true, later: ['plant_stand'] }),
      whole('seeds_harvested', { unit: 'seeds', min: 0, max: 500000, counts: true, later: ['harvest_seeds'] }),
      whole('rogues_removed', { unit: 'plants', min: 0, max: 20000, counts: true, later: ['off_types_removed'] }),
      links('helpers', 'Employee', { later: ['field_team'] }),
      moment('sown_at', { nullable: true, later: ['sowing_date'] }),
      flag('bagged_flowers', { usually: false, later: ['flowers_isolated'] }),
    ],
    actions: [
      action('sow_plot', ['plot_state', ['prepared', 'hailed_out'], 'sown'], {
        needs: [when('isolation_m', '>=', its('required_isolation_m')), present('grown_accession'), count('helpers', '>=', 1)],
        does: [put('seeds_harvested', 0), onLink('grown_accession', add('seeds', -100))],
      }),
      action('harvest_plot', ['plot_state', ['sown'], 'harvested'], {
        needs: [when('rogues_removed', '<', its('plants')), present('sown_at'), some(['helpers', 'trainings_passed'], '>=', 3)],
        does: [onLink('grown_accession', add('seeds', 500)), put('bagged_flowers', false), empty('helpers')],
      }),
      action('report_hail', ['plot_state', ['sown'], 'hailed_out'], {
        needs: [when('bagged_flowers', '==', false), when('plants', '<', 50)],
        does: [clear('sown_at'), put('rogues_removed', 0)],
      }),
    ],
  }),
  entity('SeedRequest', ['GermplasmRequest'], {
    fields: [
      text('requester', { min: 2, max: 100, required: true, later: ['requesting_scientist'] }),
      choice('intended_use', ['research', 'breeding', 'restoration'], { grows: ['education', 'direct_use'], usually: 'research', later: ['purpose_of_use'] }),
      choice('request_state', ['submitted', 'agreed', 'shipped', 'declined'], { grows: ['delivered'], usually: 'submitted' }),
      links('wanted_accessions', 'Accession', { later: ['requested_accessions'] }),
      whole('seeds_each', { unit: 'seeds', min: 1, max: 1000, later: ['seeds_per_accession'] }),
      whole('seeds_sent', { unit: 'seeds', min: 0, max: 100000, counts: true, later: ['seeds_shipped'] }),
      link('agreement', 'Document', { later: ['transfer_agreement'] }),
      link('recipient', 'PartnerCompany', { later: ['receiving_institute'] }),
      moment('shipped_at', { nullable: true, later: ['dispatched_at'] }),
      amount('handling_fee_eur', { unit: 'EUR', min: 0, max: 500, counts: true, later: ['shipping_fee_eur'] }),
      flag('phytosanitary_certificate', { usually: false, later: ['plant_health_certified'] }),
      text('decline_reason', { max: 200, nullable: true, later: ['grounds_for_declining'] }),
    ],
    actions: [
      action('agree_transfer', ['request_state', ['submitted'], 'agreed'], {
        needs: [present('agreement'), every(['wanted_accessions', 'restricted'], '==', false), when('seeds_each', '<=', 200)],
        does: [onLink('agreement', put('filed', true)), put('handling_fee_eur', 25)],
      }),
      action('ship_seeds', ['request_state', ['agreed'], 'shipped'], {
        needs: [when('phytosanitary_certificate', '==', true), total(['wanted_accessions', 'seeds'], '>=', 1000), present('recipient')],
        does: [put('seeds_sent', its('seeds_each')), onEach('wanted_accessions', add('seeds', -50)), onLink('recipient', add('referrals', 1))],
      }),
      action('decline_request', ['request_state', ['submitted', 'agreed'], 'declined'], {
        needs: [present('decline_reason')],
        does: [put('handling_fee_eur', 0), empty('wanted_accessions'), clear('agreement')],
      }),
    ],
  }),
  entity('SafetyDuplicate', ['BackupDeposit'], {
    fields: [
      text('deposit_code', { min: 3, max: 24, required: true, later: ['deposit_number'] }),
      choice('deposit_state', ['packed', 'in_transit', 'deposited'], { grows: ['returned'], usually: 'packed' }),
      links('packets', 'SeedPacket', { later: ['deposited_packets'] }),
      link('host_bank', 'PartnerCompany', { later: ['host_genebank'] }),
      link('black_box_contract', 'Document', { later: ['deposit_agreement'] }),
      whole('boxes', { unit: 'boxes', min: 1, max: 400, later: ['box_count'] }),
      whole('boxes_arrived', { unit: 'boxes', min: 0, max: 400, counts: true, later: ['boxes_confirmed'] }),
      amount('transit_c', { unit: '°C', min: -80, max: 50, later: ['transit_temperature_c'] }),
      amount('insured_eur', { unit: 'EUR', min: 0, max: 90000, counts: true, later: ['insured_value_eur'] }),
      moment('sent_off_at', { nullable: true, later: ['left_bank_at'] }),
      flag('seal_intact', { usually: true, later: ['seals_unbroken'] }),
    ],
    actions: [
      action('send_off', ['deposit_state', ['packed'], 'in_transit'], {
        needs: [present('black_box_contract'), every(['packets', 'packet_state'], '==', 'vacuum_packed'), present('host_bank')],
        does: [put('boxes_arrived', 0), add('insured_eur', 1000)],
      }),
      action('confirm_deposit', ['deposit_state', ['in_transit'], 'deposited'], {
        needs: [when('boxes_arrived', '>=', its('boxes')), when('transit_c', '<=', 5), when('seal_intact', '==', true)],
        does: [onEach('packets', put('frozen', true)), onLink('host_bank', put('partner_state', 'partner'))],
      }),
      action('call_back', ['deposit_state', ['deposited', 'in_transit'], 'returned'], {
        needs: [when('seal_intact', '==', false), count('packets', '>', 0)],
        does: [clear('sent_off_at'), put('insured_eur', 0)],
      }),
    ],
  }),
]);
