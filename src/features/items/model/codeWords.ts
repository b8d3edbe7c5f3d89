/** What people call the work of a code, by the beginning of the code: MasterFormat first, then UniFormat. */
const words: readonly (readonly [start: string, said: string])[] = [
  ['01', 'gc general conditions overhead permits insurance'],
  ['02', 'demo demolition abatement'],
  ['03', 'slab foundation footing rebar formwork stair'],
  ['04', 'brick block cmu stone'],
  ['05', 'steel stair stairs railing handrail ladder misc metals'],
  ['06', 'lumber carpentry millwork casework cabinet timber'],
  ['07', 'roof roofing insulation waterproofing sealant siding'],
  ['08', 'door window glass glazing storefront hardware facade'],
  ['09 2', 'drywall gyp gwb partition'],
  ['09', 'paint tile carpet ceiling flooring'],
  ['10', 'signage lockers partitions toilet accessories'],
  ['12', 'furniture ff&e millwork'],
  ['13', 'pods modular prefab'],
  ['14', 'elevator lift escalator'],
  ['21', 'sprinkler'],
  ['22', 'plumbing pipe piping fixture'],
  ['23', 'hvac mechanical duct boiler chiller air handler ahu'],
  ['25', 'bms bas controls'],
  ['26', 'power lighting generator switchgear panel'],
  ['27', 'data telecom it av low voltage'],
  ['28', 'security fire alarm access control cctv'],
  ['31', 'excavation grading earthwork sitework piles shoring'],
  ['32', 'paving asphalt landscape sidewalk sitework'],
  ['33', 'sewer water storm utilities'],
  ['A', 'foundation slab basement footing'],
  ['B10', 'frame steel concrete deck structure'],
  ['B20', 'facade skin curtain wall glazing window door envelope'],
  ['B30', 'roof roofing skylight'],
  ['C10', 'drywall partition door'],
  ['C20', 'stair stairs railing'],
  ['C30', 'paint tile carpet flooring ceiling'],
  ['D10', 'elevator lift escalator'],
  ['D20', 'plumbing pipe fixture'],
  ['D30', 'hvac mechanical chiller boiler duct'],
  ['D40', 'sprinkler fire'],
  ['D50', 'electrical power lighting generator data'],
  ['E', 'equipment furniture furnishings casework'],
  ['F', 'demo demolition pods modular'],
  ['G', 'sitework paving landscape utilities excavation'],
];

/** Words by which a code is found besides its number and title; empty for codes of a company's own. */
export const codeWords = (code: string): string =>
  words
    .filter(([start]) => code.startsWith(start))
    .map(([, said]) => said)
    .join(' ');
