/** A company that installs solar power: from leads, roofs and designs over panels, crews and installations to grid, yield and service. */
import { action, amount, choice, domain, entity, flag, link, links, moment, text, whole } from '../domain.ts';
import { add, clear, count, empty, every, its, minus, missing, onEach, onLink, plus, present, put, some, times, total, when } from '../rules.ts';

export const solarInstallers = domain('solar-installers', 'a company that installs solar power', [
  entity('SolarInstallation', ['RooftopSystem'], {
    fields: [
      text('project_number', { min: 2, max: 20, required: true, later: ['installation_number'] }),
      choice('install_state', ['sold', 'scheduled', 'mounted', 'commissioned'], { grows: ['on_hold', 'decommissioned'], usually: 'sold', later: ['project_stage'] }),
      link('homeowner', 'Homeowner', { later: ['system_owner'] }),
      link('design', 'SolarDesign', { later: ['approved_design'] }),
      links('panels', 'SolarPanel', { later: ['mounted_panels'] }),
      link('crew', 'InstallCrew', { later: ['assigned_crew'] }),
      amount('peak_kw', { unit: 'kW', min: 0, max: 500, counts: true, later: ['peak_power_kwp'] }),
      amount('inverter_kw', { unit: 'kW', min: 0, max: 500, later: ['inverter_power_kw'] }),
      amount('contract_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['contract_price_eur'] }),
      amount('cost_eur', { unit: 'EUR', min: 0, max: 500000, counts: true, later: ['installation_cost_eur'] }),
      amount('margin_eur', { unit: 'EUR', min: -100000, max: 500000, later: ['gross_margin_eur'] }),
      moment('mounting_at', { nullable: true, later: ['mounting_starts_at'] }),
      flag('scaffold_up', { usually: false, later: ['scaffolding_in_place'] }),
    ],
    actions: [
      action('schedule_mounting', ['install_state', ['sold', 'on_hold'], 'scheduled'], {
        needs: [present('design'), present('mounting_at'), when('contract_eur', '>', 1000)],
        does: [onLink('crew', add('jobs_planned', 1)), put('cost_eur', 0)],
      }),
      action('mount_panels', ['install_state', ['scheduled'], 'mounted'], {
        needs: [when('scaffold_up', '==', true), present('crew'), every(['panels', 'panel_state'], '==', 'tested')],
        does: [onEach('panels', put('panel_state', 'mounted')), add('peak_kw', 0.5)],
      }),
      action('commission', ['install_state', ['mounted'], 'commissioned'], {
        needs: [count('panels', '>=', 4), when('inverter_kw', '<=', its('peak_kw')), present('homeowner')],
        does: [put('margin_eur', minus('contract_eur', its('cost_eur'))), put('scaffold_up', false), onLink('homeowner', put('lead_state', 'customer'))],
      }),
      action('put_on_hold', ['install_state', ['sold', 'scheduled'], 'on_hold'], {
        needs: [when('contract_eur', '<', its('cost_eur'))],
        does: [clear('mounting_at'), clear('crew')],
      }),
    ],
  }),
  entity('Homeowner', ['SolarClient'], {
    fields: [
      text('owner_name', { min: 2, max: 100, required: true, later: ['client_name'] }),
      choice('lead_state', ['enquired', 'visited', 'quoted', 'customer'], { grows: ['lost'], usually: 'enquired', later: ['sales_stage'] }),
      link('roof', 'RoofSurvey', { later: ['surveyed_roof'] }),
      link('consultant', 'Employee', { later: ['sales_consultant'] }),
      amount('yearly_use_kwh', { unit: 'kWh', min: 0, max: 200000, later: ['household_consumption_kwh'] }),
      amount('expected_yield_kwh', { unit: 'kWh', min: 0, max: 200000, later: ['forecast_yield_kwh'] }),
      amount('surplus_kwh', { unit: 'kWh', min: -200000, max: 200000, later: ['expected_surplus_kwh'] }),
      whole('visits', { unit: 'visits', min: 0, max: 30, counts: true, later: ['home_visits'] }),
      links('offers', 'Document', { later: ['sent_offers'] }),
      moment('enquired_at', { nullable: true, later: ['first_contact_at'] }),
      flag('wants_battery', { usually: false, later: ['interested_in_storage'] }),
    ],
    actions: [
      action('visit_home', ['lead_state', ['enquired', 'lost'], 'visited'], {
        needs: [present('consultant'), present('enquired_at')],
        does: [add('visits', 1), put('wants_battery', true)],
      }),
      action('quote_system', ['lead_state', ['visited'], 'quoted'], {
        needs: [count('offers', '>=', 1), when('expected_yield_kwh', '>', 2000), present('roof')],
        does: [put('surplus_kwh', minus('expected_yield_kwh', its('yearly_use_kwh'))), onEach('offers', put('filed', true))],
      }),
      action('lose_lead', ['lead_state', ['enquired', 'visited', 'quoted'], 'lost'], {
        needs: [when('visits', '<', 2), when(times('yearly_use_kwh', 3), '<', its('expected_yield_kwh'))],
        does: [empty('offers'), clear('consultant'), put('surplus_kwh', 0)],
      }),
    ],
  }),
  entity('RoofSurvey', ['RoofInspection'], {
    fields: [
      text('street_address', { min: 5, max: 160, required: true, later: ['building_address'] }),
      choice('covering', ['clay_tile', 'concrete_tile', 'metal_sheet'], { grows: ['slate', 'flat_bitumen'], later: ['roof_covering'] }),
      choice('survey_state', ['ordered', 'measured', 'suitable', 'unsuitable'], { grows: ['needs_engineer'], usually: 'ordered' }),
      amount('area_m2', { unit: 'm²', min: 0, max: 9000, later: ['usable_area_m2'] }),
      amount('shaded_m2', { unit: 'm²', min: 0, max: 9000, later: ['shaded_area_m2'] }),
      amount('sunny_m2', { unit: 'm²', min: 0, max: 9000, later: ['unshaded_area_m2'] }),
      whole('pitch_degrees', { unit: 'degrees', min: 0, max: 75, later: ['roof_pitch_degrees'] }),
      amount('load_reserve_kg_m2', { unit: 'kg per m²', min: 0, max: 200, later: ['static_reserve_kg_m2'] }),
      link('surveyor', 'Employee', { later: ['roof_surveyor'] }),
      links('drone_photos', 'Document', { later: ['aerial_photos'] }),
      moment('measured_at', { nullable: true, later: ['surveyed_at'] }),
      flag('asbestos', { usually: false, later: ['asbestos_suspected'] }),
    ],
    actions: [
      action('measure_roof', ['survey_state', ['ordered', 'needs_engineer'], 'measured'], {
        needs: [present('surveyor'), when('shaded_m2', '<', its('area_m2'))],
        does: [put('sunny_m2', minus('area_m2', its('shaded_m2')))],
      }),
      action('declare_suitable', ['survey_state', ['measured'], 'suitable'], {
        needs: [when('load_reserve_kg_m2', '>=', 25), when('asbestos', '==', false), count('drone_photos', '>', 2)],
        does: [onEach('drone_photos', put('confidential', true)), put('shaded_m2', 0)],
      }),
      action('declare_unsuitable', ['survey_state', ['measured', 'ordered'], 'unsuitable'], {
        needs: [when('pitch_degrees', '>', 60), present('measured_at')],
        does: [clear('measured_at'), put('sunny_m2', 0), empty('drone_photos')],
      }),
    ],
  }),
  entity('SolarDesign', ['SystemDesign'], {
    fields: [
      text('design_name', { min: 2, max: 80, required: true, later: ['layout_name'] }),
      choice('design_state', ['drafted', 'simulated', 'approved'], { grows: ['revised'], usually: 'drafted' }),
      link('roof', 'RoofSurvey', { later: ['designed_for_roof'] }),
      link('engineer', 'Employee', { later: ['design_engineer'] }),
      whole('panel_count', { unit: 'panels', min: 1, max: 2000, later: ['modules_planned'] }),
      amount('string_volts', { unit: 'V', min: 0, max: 1500, later: ['open_circuit_volts'] }),
      amount('inverter_volts', { unit: 'V', min: 100, max: 1500, later: ['inverter_limit_volts'] }),
      amount('specific_yield', { unit: 'kWh per kW', min: 0, max: 2500, later: ['simulated_yield_kwh_per_kw'] }),
      whole('revisions', { unit: 'revisions', min: 0, max: 60, counts: true, later: ['design_revisions'] }),
      links('plans', 'Document', { later: ['wiring_diagrams'] }),
      flag('optimizers', { usually: false, later: ['with_power_optimizers'] }),
      moment('simulated_at', { nullable: true, later: ['yield_simulated_at'] }),
    ],
    actions: [
      action('simulate', ['design_state', ['drafted', 'revised'], 'simulated'], {
        needs: [present('roof'), when('string_volts', '<=', its('inverter_volts'))],
        does: [onLink('roof', put('survey_state', 'suitable')), put('optimizers', true)],
      }),
      action('approve_design', ['design_state', ['simulated'], 'approved'], {
        needs: [when('specific_yield', '>=', 800), every(['plans', 'document_state'], '==', 'released'), present('simulated_at')],
        does: [onEach('plans', add('revision', 1)), put('revisions', 0)],
      }),
      action('revise_design', ['design_state', ['simulated', 'approved'], 'revised'], {
        needs: [when('revisions', '<', 10), when('panel_count', '>', 4)],
        does: [add('revisions', 1), clear('simulated_at'), empty('plans')],
      }),
    ],
  }),
  entity('SolarPanel', ['SolarModule'], {
    fields: [
      text('serial_number', { min: 4, max: 40, required: true, later: ['module_serial'] }),
      choice('panel_state', ['delivered', 'tested', 'mounted', 'defective'], { grows: ['returned'], usually: 'delivered', later: ['module_state'] }),
      whole('rated_w', { unit: 'W', min: 50, max: 800, later: ['nominal_power_w'] }),
      whole('flashed_w', { unit: 'W', min: 0, max: 850, later: ['measured_power_w'] }),
      amount('purchase_eur', { unit: 'EUR', min: 0, max: 900, counts: true, later: ['purchase_price_eur'] }),
      whole('micro_cracks', { unit: 'cracks', min: 0, max: 200, counts: true, later: ['cell_cracks'] }),
      link('bought_from', 'Supplier', { later: ['module_wholesaler'] }),
      link('inverter', 'SolarInverter', { later: ['wired_to'] }),
      moment('warranty_until', { nullable: true, later: ['power_warranty_until'] }),
      flag('glass_glass', { usually: false, later: ['double_glass'] }),
    ],
    actions: [
      action('test_panel', ['panel_state', ['delivered', 'returned'], 'tested'], {
        needs: [when('flashed_w', '>=', its('rated_w')), when('micro_cracks', '<', 3)],
        does: [put('micro_cracks', 0), onLink('inverter', add('panels_wired', 1))],
      }),
      action('declare_defective', ['panel_state', ['delivered', 'tested', 'mounted'], 'defective'], {
        needs: [when(plus('flashed_w', 20), '<', its('rated_w')), present('bought_from')],
        does: [onLink('bought_from', put('preferred', false)), clear('inverter'), put('purchase_eur', 0)],
      }),
      action('return_panel', ['panel_state', ['defective'], 'returned'], {
        needs: [present('warranty_until'), when('glass_glass', '==', false)],
        does: [add('purchase_eur', -20), put('flashed_w', 0), clear('warranty_until')],
      }),
    ],
  }),
  entity('SolarInverter', ['PowerInverter'], {
    fields: [
      text('inverter_serial', { min: 4, max: 40, required: true, later: ['device_serial'] }),
      choice('inverter_state', ['boxed', 'wired', 'feeding_in', 'tripped'], { grows: ['replaced'], usually: 'boxed' }),
      amount('rated_kw', { unit: 'kW', min: 0.25, max: 500, later: ['nominal_power_kw'] }),
      amount('output_kw', { unit: 'kW', min: 0, max: 500, later: ['current_output_kw'] }),
      amount('fed_in_kwh', { unit: 'kWh', min: 0, max: 900000, counts: true, later: ['energy_fed_in_kwh'] }),
      whole('panels_wired', { unit: 'panels', min: 0, max: 2000, counts: true, later: ['connected_panels'] }),
      whole('trips', { unit: 'trips', min: 0, max: 900, counts: true, later: ['trip_count'] }),
      amount('heatsink_c', { unit: '°C', min: -30, max: 120, later: ['heatsink_temperature_c'] }),
      links('batteries', 'HomeBattery', { later: ['coupled_batteries'] }),
      link('maker', 'Supplier', { later: ['manufacturer'] }),
      moment('updated_at', { nullable: true, later: ['firmware_updated_at'] }),
      flag('grid_code_set', { usually: false, later: ['country_settings_loaded'] }),
    ],
    actions: [
      action('wire_up', ['inverter_state', ['boxed', 'replaced'], 'wired'], {
        needs: [when('panels_wired', '>=', 4), present('maker')],
        does: [put('trips', 0), onEach('batteries', put('coupled', true))],
      }),
      action('start_feeding_in', ['inverter_state', ['wired', 'tripped'], 'feeding_in'], {
        needs: [when('grid_code_set', '==', true), when('output_kw', '<=', its('rated_kw')), present('updated_at')],
        does: [add('fed_in_kwh', 1)],
      }),
      action('report_trip', ['inverter_state', ['feeding_in'], 'tripped'], {
        needs: [when('heatsink_c', '>', 85), some(['batteries', 'charge_percent'], '>=', 95)],
        does: [add('trips', 1), put('output_kw', 0), clear('updated_at')],
      }),
    ],
  }),
  entity('HomeBattery', ['StorageBattery'], {
    fields: [
      text('battery_serial', { min: 4, max: 40, required: true, later: ['storage_serial'] }),
      choice('chemistry', ['lfp', 'nmc', 'lead_acid'], { grows: ['sodium_ion'], usually: 'lfp', later: ['cell_chemistry'] }),
      choice('battery_state', ['stored', 'charging', 'discharging', 'shut_down'], { grows: ['recalled'], usually: 'stored', later: ['operating_mode'] }),
      amount('capacity_kwh', { unit: 'kWh', min: 1, max: 200, later: ['usable_capacity_kwh'] }),
      amount('stored_kwh', { unit: 'kWh', min: 0, max: 200, counts: true, later: ['energy_stored_kwh'] }),
      amount('free_kwh', { unit: 'kWh', min: 0, max: 200, later: ['room_to_charge_kwh'] }),
      whole('charge_percent', { unit: 'percent', min: 0, max: 100, later: ['state_of_charge_percent'] }),
      whole('cycles', { unit: 'cycles', min: 0, max: 20000, counts: true, later: ['full_cycles'] }),
      amount('cell_c', { unit: '°C', min: -30, max: 90, later: ['cell_temperature_c'] }),
      flag('coupled', { usually: false, later: ['coupled_to_inverter'] }),
      link('house', 'Homeowner', { later: ['installed_at_home'] }),
      moment('health_checked_at', { nullable: true, later: ['last_health_check_at'] }),
    ],
    actions: [
      action('start_charging', ['battery_state', ['stored', 'discharging'], 'charging'], {
        needs: [when('coupled', '==', true), when('stored_kwh', '<', its('capacity_kwh')), when('cell_c', '<=', 45)],
        does: [put('free_kwh', minus('capacity_kwh', its('stored_kwh'))), add('cycles', 1)],
      }),
      action('discharge', ['battery_state', ['charging'], 'discharging'], {
        needs: [when('charge_percent', '>', 20), present('house')],
        does: [add('stored_kwh', -1), onLink('house', put('wants_battery', false))],
      }),
      action('shut_down_battery', ['battery_state', ['charging', 'discharging'], 'shut_down'], {
        needs: [when('chemistry', '!=', 'lfp'), missing('health_checked_at')],
        does: [put('coupled', false), put('charge_percent', 0), clear('house')],
      }),
    ],
  }),
  entity('InstallCrew', ['MountingCrew'], {
    fields: [
      text('crew_name', { min: 2, max: 60, required: true, later: ['mounting_team_name'] }),
      choice('crew_state', ['available', 'on_roof', 'off'], { grows: ['in_training'], usually: 'available', later: ['availability'] }),
      links('fitters', 'Employee', { later: ['crew_members'] }),
      link('electrician', 'Employee', { later: ['certified_electrician'] }),
      link('van', 'CompanyVehicle', { later: ['crew_van'] }),
      whole('jobs_planned', { unit: 'jobs', min: 0, max: 500, counts: true, later: ['jobs_in_calendar'] }),
      whole('jobs_done', { unit: 'jobs', min: 0, max: 9000, counts: true, later: ['jobs_completed'] }),
      whole('safety_points', { unit: 'points', min: 0, max: 100, counts: true, later: ['safety_score'] }),
      moment('harness_checked_at', { nullable: true, later: ['fall_protection_checked_at'] }),
    ],
    actions: [
      action('climb_roof', ['crew_state', ['available'], 'on_roof'], {
        needs: [count('fitters', '>=', 2), present('harness_checked_at'), present('electrician'), when('safety_points', '>=', 50)],
        does: [onLink('van', add('trips', 1)), add('jobs_done', 1)],
      }),
      action('finish_job', ['crew_state', ['on_roof'], 'available'], {
        needs: [when('jobs_done', '<', its('jobs_planned')), every(['fitters', 'employment_state'], '!=', 'departed')],
        does: [add('safety_points', 1), onEach('fitters', add('tasks_completed', 1)), clear('harness_checked_at')],
      }),
    ],
  }),
  entity('GridApplication', ['GridConnection'], {
    fields: [
      text('application_number', { min: 3, max: 30, required: true, later: ['grid_operator_reference'] }),
      choice('grid_state', ['filed', 'queried', 'granted', 'metered'], { grows: ['refused'], usually: 'filed', later: ['connection_state'] }),
      link('installation', 'SolarInstallation', { later: ['connected_system'] }),
      link('grid_operator', 'Supplier', { later: ['distribution_operator'] }),
      amount('applied_kw', { unit: 'kW', min: 0, max: 500, later: ['requested_feed_in_kw'] }),
      amount('granted_kw', { unit: 'kW', min: 0, max: 500, counts: true, later: ['permitted_feed_in_kw'] }),
      whole('days_waiting', { unit: 'days', min: 0, max: 900, counts: true, later: ['days_since_filing'] }),
      whole('queries', { unit: 'queries', min: 0, max: 30, counts: true, later: ['queries_raised'] }),
      links('forms', 'Document', { later: ['application_forms'] }),
      link('meter', 'UtilityMeter', { later: ['feed_in_meter'] }),
      moment('filed_at', { nullable: true, later: ['submitted_at'] }),
      text('refusal_reason', { max: 200, nullable: true, later: ['grounds_for_refusal'] }),
    ],
    actions: [
      action('raise_query', ['grid_state', ['filed'], 'queried'], {
        needs: [some(['forms', 'page_count'], '<', 2), when('days_waiting', '>', 7)],
        does: [add('queries', 1), onEach('forms', put('filed', false))],
      }),
      action('grant_connection', ['grid_state', ['filed', 'queried', 'refused'], 'granted'], {
        needs: [every(['forms', 'filed'], '==', true), present('grid_operator'), missing('refusal_reason')],
        does: [put('granted_kw', its('applied_kw')), put('queries', 0)],
      }),
      action('set_meter', ['grid_state', ['granted'], 'metered'], {
        needs: [present('meter'), when('granted_kw', '>=', its('applied_kw')), present('installation')],
        does: [onLink('meter', put('remote_readable', true)), onLink('installation', add('cost_eur', 100)), put('days_waiting', 0)],
      }),
      action('refuse_connection', ['grid_state', ['filed', 'queried'], 'refused'], {
        needs: [when('applied_kw', '>', 100)],
        does: [put('refusal_reason', 'line is at its limit'), put('granted_kw', 0), clear('filed_at')],
      }),
    ],
  }),
  entity('ServiceVisit', ['SystemCheckup'], {
    fields: [
      link('installation', 'SolarInstallation', { later: ['serviced_system'] }),
      choice('visit_state', ['due', 'booked', 'done'], { grows: ['missed'], usually: 'due', later: ['service_state'] }),
      choice('reason', ['yearly_check', 'low_yield', 'storm_damage'], { grows: ['cleaning'], usually: 'yearly_check', later: ['reason_for_visit'] }),
      link('technician', 'Employee', { later: ['service_technician'] }),
      amount('yield_kwh', { unit: 'kWh', min: 0, max: 900000, counts: true, later: ['metered_yield_kwh'] }),
      amount('promised_kwh', { unit: 'kWh', min: 0, max: 900000, later: ['guaranteed_yield_kwh'] }),
      amount('shortfall_kwh', { unit: 'kWh', min: 0, max: 900000, later: ['missing_yield_kwh'] }),
      whole('panels_cleaned', { unit: 'panels', min: 0, max: 2000, counts: true, later: ['cleaned_panels'] }),
      links('thermal_images', 'Document', { later: ['infrared_images'] }),
      moment('booked_for', { nullable: true, later: ['visit_at'] }),
      flag('under_warranty', { usually: true, later: ['free_of_charge'] }),
    ],
    actions: [
      action('book_visit', ['visit_state', ['due', 'missed'], 'booked'], {
        needs: [present('technician'), present('booked_for'), present('installation')],
        does: [put('panels_cleaned', 0), onLink('technician', add('tasks_completed', 1))],
      }),
      action('finish_visit', ['visit_state', ['booked'], 'done'], {
        needs: [when('yield_kwh', '<', its('promised_kwh')), when('under_warranty', '==', true), total(['thermal_images', 'size_mb'], '>', 5)],
        does: [put('shortfall_kwh', minus('promised_kwh', its('yield_kwh'))), onEach('thermal_images', put('filed', true)), onLink('installation', add('cost_eur', 50))],
      }),
    ],
  }),
]);
