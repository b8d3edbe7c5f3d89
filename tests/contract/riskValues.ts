import fc from 'fast-check';

/** Values of risks that exist, so that most calls reach the work behind the validation. */
export const riskValues = {
  category_id: fc.constantFrom(null, 1),
  owner_id: fc.constantFrom(null, 3),
  leader_id: fc.constantFrom(null, 3),
  exposed_from: fc.constantFrom(null, '2026-09-14'),
  exposed_to: fc.constantFrom(null, '2027-11-30'),
};
