/** A short list of MasterFormat 2020: the divisions, and the sections that the demo's items name. */
const masterFormat = `
00 00 00 Procurement and Contracting Requirements
01 00 00 General Requirements
02 00 00 Existing Conditions
02 41 19 Selective Demolition
03 00 00 Concrete
03 30 00 Cast-in-Place Concrete
03 35 00 Concrete Finishing
03 38 00 Post-Tensioned Concrete
03 41 00 Precast Structural Concrete
03 45 00 Precast Architectural Concrete
04 00 00 Masonry
04 01 00 Maintenance of Masonry
04 21 00 Clay Unit Masonry
05 00 00 Metals
05 12 00 Structural Steel Framing
05 31 00 Steel Decking
06 00 00 Wood, Plastics, and Composites
06 17 00 Shop-Fabricated Structural Wood
06 18 00 Glued-Laminated Construction
06 41 00 Architectural Wood Casework
07 00 00 Thermal and Moisture Protection
07 84 00 Firestopping
08 00 00 Openings
08 41 13 Aluminum-Framed Entrances and Storefronts
08 44 00 Curtain Wall and Glazed Assemblies
08 91 00 Louvers
09 00 00 Finishes
09 21 00 Plaster and Gypsum Board Assemblies
09 30 00 Tiling
09 65 00 Resilient Flooring
09 66 00 Terrazzo Flooring
09 91 00 Painting
10 00 00 Specialties
11 00 00 Equipment
12 00 00 Furnishings
12 35 00 Specialty Casework
13 00 00 Special Construction
13 34 00 Fabricated Engineered Structures
13 42 00 Building Modules
14 00 00 Conveying Equipment
14 21 00 Electric Traction Elevators
21 00 00 Fire Suppression
21 13 00 Fire-Suppression Sprinkler Systems
22 00 00 Plumbing
23 00 00 Heating, Ventilating, and Air Conditioning (HVAC)
23 21 00 Hydronic Piping and Pumps
23 31 00 HVAC Ducts and Casings
23 52 00 Heating Boilers
23 57 00 Heat Exchangers for HVAC
23 64 00 Packaged Water Chillers
23 82 00 Convection Heating and Cooling Units
25 00 00 Integrated Automation
25 50 00 Integrated Automation Facility Controls
26 00 00 Electrical
26 23 00 Low-Voltage Switchgear
26 24 00 Switchboards and Panelboards
26 32 00 Packaged Generator Assemblies
27 00 00 Communications
28 00 00 Electronic Safety and Security
31 00 00 Earthwork
32 00 00 Exterior Improvements
32 14 00 Unit Paving
32 18 00 Athletic and Recreational Surfacing
33 00 00 Utilities
34 00 00 Transportation
35 00 00 Waterway and Marine Construction
40 00 00 Process Interconnections
41 00 00 Material Processing and Handling Equipment
42 00 00 Process Heating, Cooling, and Drying Equipment
43 00 00 Process Gas and Liquid Handling, Purification, and Storage Equipment
44 00 00 Pollution and Waste Control Equipment
45 00 00 Industry-Specific Manufacturing Equipment
46 00 00 Water and Wastewater Equipment
48 00 00 Electrical Power Generation`;

/** UniFormat II (ASTM E1557), levels 1 to 3. */
const uniFormat = `
A Substructure
A10 Foundations
A1010 Standard Foundations
A1020 Special Foundations
A1030 Slab on Grade
A20 Basement Construction
A2010 Basement Excavation
A2020 Basement Walls
B Shell
B10 Superstructure
B1010 Floor Construction
B1020 Roof Construction
B20 Exterior Enclosure
B2010 Exterior Walls
B2020 Exterior Windows
B2030 Exterior Doors
B30 Roofing
B3010 Roof Coverings
B3020 Roof Openings
C Interiors
C10 Interior Construction
C1010 Partitions
C1020 Interior Doors
C1030 Fittings
C20 Stairs
C2010 Stair Construction
C2020 Stair Finishes
C30 Interior Finishes
C3010 Wall Finishes
C3020 Floor Finishes
C3030 Ceiling Finishes
D Services
D10 Conveying
D1010 Elevators & Lifts
D1020 Escalators & Moving Walks
D1090 Other Conveying Systems
D20 Plumbing
D2010 Plumbing Fixtures
D2020 Domestic Water Distribution
D2030 Sanitary Waste
D2040 Rain Water Drainage
D2090 Other Plumbing Systems
D30 HVAC
D3010 Energy Supply
D3020 Heat Generating Systems
D3030 Cooling Generating Systems
D3040 Distribution Systems
D3050 Terminal & Package Units
D3060 Controls & Instrumentation
D3070 Systems Testing & Balancing
D3090 Other HVAC Systems
D40 Fire Protection
D4010 Sprinklers
D4020 Standpipes
D4030 Fire Protection Specialties
D4090 Other Fire Protection Systems
D50 Electrical
D5010 Electrical Service & Distribution
D5020 Lighting and Branch Wiring
D5030 Communications & Security
D5090 Other Electrical Systems
E Equipment & Furnishings
E10 Equipment
E1010 Commercial Equipment
E1020 Institutional Equipment
E1030 Vehicular Equipment
E1090 Other Equipment
E20 Furnishings
E2010 Fixed Furnishings
E2020 Movable Furnishings
F Special Construction & Demolition
F10 Special Construction
F1010 Special Structures
F1020 Integrated Construction
F1030 Special Construction Systems
F1040 Special Facilities
F1050 Special Controls and Instrumentation
F20 Selective Building Demolition
F2010 Building Elements Demolition
F2020 Hazardous Components Abatement
G Building Sitework
G10 Site Preparation
G1010 Site Clearing
G1020 Site Demolition and Relocations
G1030 Site Earthwork
G1040 Hazardous Waste Remediation
G20 Site Improvements
G2010 Roadways
G2020 Parking Lots
G2030 Pedestrian Paving
G2040 Site Development
G2050 Landscaping
G30 Site Mechanical Utilities
G3010 Water Supply
G3020 Sanitary Sewer
G3030 Storm Sewer
G3040 Heating Distribution
G3050 Cooling Distribution
G3060 Fuel Distribution
G3090 Other Site Mechanical Utilities
G40 Site Electrical Utilities
G4010 Electrical Distribution
G4020 Site Lighting
G4030 Site Communications & Security
G4090 Other Site Electrical Utilities
G90 Other Site Construction
G9010 Service and Pedestrian Tunnels
G9090 Other Site Systems`;

/** UniFormat 2020, the two top levels. */
const uniFormat2020 = `
A Substructure
A10 Foundations
A20 Subgrade Enclosures
A40 Slabs-on-Grade
A60 Water and Gas Mitigation
A90 Substructure Related Activities
B Shell
B10 Superstructure
B20 Exterior Vertical Enclosures
B30 Exterior Horizontal Enclosures
C Interiors
C10 Interior Construction
C20 Interior Finishes
D Services
D10 Conveying
D20 Plumbing
D30 Heating, Ventilation, and Air Conditioning (HVAC)
D40 Fire Protection
D50 Electrical
D60 Communications
D70 Electronic Safety and Security
D80 Integrated Automation
E Equipment and Furnishings
E10 Equipment
E20 Furnishings
F Special Construction and Demolition
F10 Special Construction
F20 Facility Remediation
F30 Demolition
G Sitework
G10 Site Preparation
G20 Site Improvements
G30 Liquid and Gas Site Utilities
G40 Electrical Site Improvements
G50 Site Communications
G90 Miscellaneous Site Construction
Z General
Z10 General Requirements
Z70 Taxes, Permits, Insurance and Bonds
Z90 Fees and Contingencies`;

/** The first UniFormat, of 1975, the two top levels. */
const uniFormat1 = `
01 Foundations
011 Standard Foundations
012 Special Foundation Conditions
02 Substructure
021 Slab on Grade
022 Basement Excavation
023 Basement Walls
03 Superstructure
031 Floor Construction
032 Roof Construction
033 Stair Construction
04 Exterior Closure
041 Exterior Walls
042 Exterior Doors and Windows
05 Roofing
06 Interior Construction
061 Partitions
062 Interior Finishes
063 Specialties
07 Conveying Systems
08 Mechanical
081 Plumbing
082 HVAC
083 Fire Protection
084 Special Mechanical Systems
09 Electrical
091 Service and Distribution
092 Lighting and Power
093 Special Electrical Systems
10 General Conditions and Profit
11 Equipment
111 Fixed and Movable Equipment
112 Furnishings
113 Special Construction
12 Sitework
121 Site Preparation
122 Site Improvements
123 Site Utilities
124 Off-Site Work`;

export type CostGroupSeed = { code: string; name: string; parent: string | null };

const lines = (text: string) => text.trim().split('\n');

function masterFormatGroup(line: string): CostGroupSeed {
  const code = line.slice(0, 8);
  const division = `${code.slice(0, 2)} 00 00`;
  return { code, name: line.slice(9), parent: code === division ? null : division };
}

function uniFormatGroup(line: string): CostGroupSeed {
  const [code = ''] = line.split(' ');
  const parent = code.length === 1 ? null : code.length === 3 ? code.slice(0, 1) : code.slice(0, 3);
  return { code, name: line.slice(code.length + 1), parent };
}

function uniFormat1Group(line: string): CostGroupSeed {
  const [code = ''] = line.split(' ');
  return { code, name: line.slice(code.length + 1), parent: code.length === 2 ? null : code.slice(0, 2) };
}

const workPackages = `WP-01 Enabling and earthwork
WP-02 Concrete structure
WP-03 Structural steel
WP-04 Envelope
WP-05 Roofing and waterproofing
WP-06 Interiors
WP-07 Conveying
WP-08 Mechanical and plumbing
WP-09 Electrical and technology
WP-10 Site and landscape
WP-11 General conditions and fee`;

/** How the demo's builder cuts its work into packages: a format of its own beside the standard ones. */
export const ownFormat = {
  shortName: 'NWP',
  name: 'Northbank work packages',
  groups: lines(workPackages).map((line) => ({ code: line.slice(0, 5), name: line.slice(6), parent: null })),
} as const;

/** The two standard formats that items have a field for; parents stand before their children. */
export const standardFormats = [
  { shortName: 'MF', name: 'MasterFormat 2020', groups: lines(masterFormat).map(masterFormatGroup) },
  { shortName: 'UF', name: 'UniFormat II', groups: lines(uniFormat).map(uniFormatGroup) },
] as const;

/** The standard formats that companies meet in estimates of others; items are coded in them once a company says so. */
export const furtherStandards = [
  { shortName: 'UF20', name: 'UniFormat 2020', groups: lines(uniFormat2020).map(uniFormatGroup) },
  { shortName: 'UF1', name: 'UniFormat I', groups: lines(uniFormat1).map(uniFormat1Group) },
] as const;
