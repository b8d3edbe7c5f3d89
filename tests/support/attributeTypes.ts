/** The types of custom attributes, as the form offers them. */
export const attributeTypes = [
  'Text',
  'Date',
  'Date range',
  'Number',
  'Percentage',
  'Currency',
  'Number with unit',
  'Select',
  'Multiselect',
  'Tags',
];
