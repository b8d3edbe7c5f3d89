import { permissionGroup } from './permissionGroup.ts';

/** The permissions of what the whole company shares (docs/product/access.md). */
export const companyPermissions = {
  library: permissionGroup('Template libraries', {
    idea_access: ['See the libraries', 'Template items, issues and risks'],
    add_idea: ['Add templates', 'New templates in the libraries', 'idea_access'],
    change_idea: ['Change templates', 'Text, scope and tags of templates', 'idea_access'],
    delete_idea: ['Delete templates', 'Removes a template', 'idea_access'],
  }),
  markups: permissionGroup('Markup templates', {
    markup_template_access: ['Open markup templates', 'The page of markup templates'],
    view_markuptemplate: ['See markup templates', 'Names and lines of templates', 'markup_template_access'],
    add_markuptemplate: ['Add markup templates', 'New templates', 'markup_template_access'],
    change_markuptemplate: [
      'Change markup templates',
      'Lines, percentages and lump sums',
      'markup_template_access',
    ],
    delete_markuptemplate: [
      'Delete markup templates',
      'Removes a template that no project uses',
      'markup_template_access',
    ],
    view_markuptemplategroup: ['See template groups', 'How templates are grouped', 'markup_template_access'],
    add_markuptemplategroup: ['Add template groups', 'New groups of templates', 'markup_template_access'],
    change_markuptemplategroup: [
      'Change template groups',
      'Name and templates of a group',
      'markup_template_access',
    ],
    delete_markuptemplategroup: [
      'Delete template groups',
      'Removes a group, not its templates',
      'markup_template_access',
    ],
  }),
  normalization: permissionGroup('Normalization indices', {
    normalization_indexes_access: ['Open normalization indices', 'The page of indices'],
    view_normalizationindex: [
      'See indices',
      'Values by place, time or your own measure',
      'normalization_indexes_access',
    ],
    add_normalizationindex: ['Add indices', 'New indices', 'normalization_indexes_access'],
    change_normalizationindex: [
      'Change indices',
      'Values and the company default',
      'normalization_indexes_access',
    ],
    override_normalizationindex: [
      'Override indices',
      'A different index for a single project',
      'normalization_indexes_access',
    ],
    delete_normalizationindex: [
      'Delete indices',
      'Removes an index that nothing uses',
      'normalization_indexes_access',
    ],
  }),
  attributes: permissionGroup('Custom attributes', {
    custom_attributes_access: ['See custom attributes', 'The catalog, and which entities carry which'],
    add_customattribute: [
      'Add attributes',
      'New attributes of projects, components, risks and issues',
      'custom_attributes_access',
    ],
    change_customattribute: [
      'Change attributes',
      'Name, type and choices of an attribute',
      'custom_attributes_access',
    ],
    delete_customattribute: [
      'Delete attributes',
      'Removes an attribute with its values',
      'custom_attributes_access',
    ],
    add_customattributegroup: [
      'Add attribute groups',
      'New groups of attributes',
      'custom_attributes_access',
    ],
    change_customattributegroup: [
      'Change attribute groups',
      'Name and order of a group',
      'custom_attributes_access',
    ],
    delete_customattributegroup: [
      'Delete attribute groups',
      'Removes a group, not its attributes',
      'custom_attributes_access',
    ],
  }),
  codes: permissionGroup('Codes and units', {
    custom_codes_access: ['Manage custom codes', 'Custom cost group formats'],
    units_of_measure_access: ['See units of measure', 'The page of units and their conversion'],
    add_unitofmeasure: ['Add units', 'New units of measure', 'units_of_measure_access'],
    change_unitofmeasure: ['Change units', 'Name, abbreviation and conversion', 'units_of_measure_access'],
    delete_unitofmeasure: ['Delete units', 'Removes a unit that nothing uses', 'units_of_measure_access'],
  }),
  administration: permissionGroup('Account administration', {
    account_administration_access: [
      'Administer the account',
      'Users, roles, business units and feature flags',
      'view_usertenantpermissions',
    ],
    view_users: ['See users', 'The people of the company'],
    view_usertenantpermissions: ['See roles', 'Which roles exist, who holds them and what they unlock'],
    delete_usertenantpermissions: [
      'Delete roles',
      'Removes a role that nobody holds',
      'account_administration_access',
    ],
    change_company: ['Change the company', 'Profile, logo, allowed domains and sign-in'],
    view_apikey: ['See API keys', 'The public API and its keys'],
    add_apikey: ['Add API keys', 'New keys, each with its own scopes', 'view_apikey'],
    change_apikey: ['Change API keys', 'Scopes, expiry and revocation', 'view_apikey'],
  }),
} as const;
