import { spaces } from './startingSpaces.ts';

/**
 * Kinds of construction that every company starts with: numbers and titles of the upper levels of OmniClass Tables 11
 * (buildings by function) and 13 (spaces by function), a classification of the Construction Specifications Institute.
 * A company that holds a license loads the tables in full.
 */
const lists = {
  TABLE_11: `
11-11 00 00 Assembly Facility
11-11 11 00 Convention and Exhibition Facility
11-11 14 00 Meeting Facility
11-11 21 00 Entertainment Assembly Facility
11-12 00 00 Education Facility
11-12 11 00 Daycare or Preschool Facility
11-12 21 00 K through 12 Learning Facility
11-12 24 00 Higher Education Facility
11-12 29 00 Library
11-13 00 00 Public Service Facility
11-13 11 00 Government Facility
11-13 21 00 Military Facility
11-13 27 00 Public Welfare Facility
11-13 29 00 Juvenile Facility
11-14 00 00 Cultural Facility
11-14 15 00 Monument and Memorial
11-14 21 00 Museum
11-14 24 00 Religious Institution
11-15 00 00 Recreation Facility
11-15 11 00 Outdoor Recreation Facility
11-15 21 00 Indoor Recreation Facility
11-16 00 00 Housing Facility
11-16 11 00 Single Family Residence
11-16 15 00 Movable Housing Facility
11-16 21 00 Multiple Family Residences
11-16 27 00 Dormitory
11-16 31 00 Special Care Residence
11-16 42 00 Senior Housing
11-17 00 00 Retail Facility
11-17 05 00 Office Showroom
11-17 07 00 Department Store
11-17 09 00 Big Box Retail
11-17 11 00 Specialty Store
11-17 13 00 Garden Center
11-17 15 00 Grocery Store
11-17 17 00 Convenience Store
11-17 19 00 Vehicle Related Retail/Commercial
11-17 21 00 Exchange or Market
11-17 25 00 Mixed Use Retail/Commercial Building
11-17 27 00 Mixed-Commerce Facility
11-21 00 00 Health Care Facility
11-21 12 00 Hospital
11-21 15 00 Outpatient Care Facility
11-21 17 00 Medical Office Building (MOB)
11-21 22 00 Ambulatory Care Facility
11-21 25 00 Residential Health Care Facility
11-21 28 00 Mobile, Transportable, Relocatable Health Care Unit
11-21 32 00 Mental, Behavioral Care Facility
11-21 35 00 Maternity Facility
11-21 38 00 Animal Healthcare Facility
11-21 42 00 Dental Facility
11-21 45 00 Medical Center
11-21 48 00 Medical Warehouse
11-21 52 00 Ambulance Shelter
11-21 55 00 Death Facility
11-23 00 00 Hospitality Facility
11-23 12 00 Dining Establishment
11-23 15 00 Tavern, Bar, or Micro-Brewery
11-23 18 00 Nightclub
11-25 00 00 Lodging Facility
11-25 12 00 Hotel
11-25 55 00 Animal Lodging Facility
11-27 00 00 Office Facility
11-27 12 00 Administrative Building
11-27 15 00 Military Headquarters Office
11-27 18 00 Headquarters Office
11-27 22 00 Regional Administrative Office
11-27 25 00 Multi-tenant Office Building
11-27 28 00 Business Park
11-27 32 00 Flex Space Office Building
11-27 35 00 Creative/Loft Office Building
11-27 38 00 Office Building
11-27 42 00 Office/Research and Development Building
11-27 45 00 Office/Warehouse Building
11-27 48 00 Underground Administrative Structure
11-27 52 00 Administrative Structure, Other Than Building
11-27 55 00 Operational Support Building
11-29 00 00 Research Facility
11-29 12 00 Scientific Research and Development Facility
11-29 28 00 Manufacturing Research and Development Facility
11-35 00 00 Production Facility
11-35 11 00 Manufacturing Facility
11-35 15 00 Agricultural Facility
11-35 19 00 Mineral Extraction Facility
11-35 23 00 Craft Production Facility
11-35 55 00 Entertainment Production Facility
11-37 00 00 Storage Facility
11-37 12 00 Dry Storage Facility
11-37 15 00 Salvage Yard
11-37 19 00 Underground/Cave Storage
11-37 23 00 Loft/Multi-Story Warehouse
11-37 26 00 Covered Storage Facility
11-37 32 00 Open Storage Facility
11-37 35 00 Environmentally-Controlled Storage Facility
11-37 39 00 Hazardous Storage Facility
11-37 45 00 Gas Plant and Storage Facility
11-37 49 00 Bulk Liquid Fuel Storage Facility
11-37 55 00 Bulk Liquid Non-Fuel Storage Facility
11-37 65 00 Intermodal/Transportation Facility
11-41 00 00 Water Infrastructure Facility
11-41 11 00 Water Holding and Collection Facility
11-41 21 00 Water Distribution Facility
11-41 24 00 Water Treatment Facility
11-41 27 00 Special Water Production Facility
11-41 35 00 Fire Protection Water Facility
11-41 39 00 Marine Improvement
11-41 43 00 Fish Passage
11-41 47 00 Ground Improvement Structure
11-42 00 00 Energy Infrastructure Facility
11-42 11 00 Energy Production Facility
11-42 21 00 Energy Distribution Node
11-42 24 00 Energy Storage Facility
11-42 27 00 Energy Distribution Facility
11-42 38 00 Heat and Refrigeration Facility
11-43 00 00 Waste Infrastructure Facility
11-43 11 00 Waste Collection and Holding Facility
11-43 21 00 Waste Processing Facility
11-44 00 00 Information Infrastructure Facility
11-44 11 00 Information Node
11-44 21 00 Information Distribution Facility
11-44 55 00 Electronics and Communications Equipment Maintenance Facility
11-51 00 00 Transportation Facility
11-51 11 00 Aerospace Transportation Terminal
11-51 21 00 Marine Transportation Terminal
11-51 24 00 Rail Transportation Terminal
11-51 27 00 Motor Vehicle Transportation Terminal
11-51 31 00 Vehicle Maintenance and Parking Facility
11-51 34 00 Airfield Pavement
11-51 45 00 Roadway
11-51 49 00 Traffic Control Facility
11-51 53 00 Sidewalk or Other Pavement
11-51 58 00 Railway
11-51 65 00 Bridge
11-51 67 00 Tunnel
11-51 75 00 Seaway Facility
11-90 00 00 Mixed-Use Facility
11-90 11 00 Sub-Facility
11-95 00 00 Land
11-95 11 00 Land Purchase, Condemnation, Donation, or Transfer
11-95 15 00 Public Domain Withdraw
11-95 19 00 License or Permit
11-95 23 00 Improvement to Facility or Site
11-95 27 00 Contaminated Land
11-95 31 00 Not Real Property
11-95 35 00 Office Site
11-95 39 00 Planned Development (PUD)
11-95 43 00 Residential (Single-Family) Site
11-95 47 00 Agricultural-Undeveloped
11-95 51 00 Retail Site
11-95 55 00 Retail Pad
11-95 59 00 Subdivision-Industrial Site
11-95 63 00 Subdivision-Office Site
11-95 67 00 Subdivision-Residential Site
11-95 71 00 Water-Related Site
11-95 75 00 Wilderness Site
11-95 79 00 Commercial Site
11-95 83 00 Land Easement
11-95 87 00 Industrial Site
11-95 91 00 Multi-Family Site
`,
  TABLE_13: spaces,
} as const;

/** A category of a starting list; its parent is the code that its own begins with. */
export type StartingCategory = {
  classification: keyof typeof lists;
  code: string;
  name: string;
  level: number;
  parent: string | null;
};

function readLine(classification: keyof typeof lists, line: string): StartingCategory {
  const code = line.slice(0, 11);
  const [first, second] = code.split(' ') as [string, string];
  const level = second === '00' ? 1 : 2;
  return { classification, code, name: line.slice(12), level, parent: level === 1 ? null : `${first} 00 00` };
}

/** All starting categories, those above before those below them. */
export const startingCategories: readonly StartingCategory[] = (
  Object.keys(lists) as (keyof typeof lists)[]
).flatMap((classification) =>
  lists[classification]
    .trim()
    .split('\n')
    .map((line) => readLine(classification, line)),
);
