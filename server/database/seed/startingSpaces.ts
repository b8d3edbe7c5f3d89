/** Numbers and titles of the upper levels of OmniClass Table 13, spaces by function. */
export const spaces = `
13-11 00 00 Space Planning Types
13-11 11 00 Planned Work Space
13-11 13 00 Planned Building Service Space
13-11 15 00 Planned Amenity/Support Space
13-11 17 00 Planned Circulation Space
13-11 19 00 Planned Parking Space
13-13 00 00 Void Areas
13-13 11 00 Light Well
13-13 13 00 Air Shaft
13-13 15 00 Occupant Void Area
13-15 00 00 Wall Spaces
13-15 11 00 Exterior Wall Space
13-15 13 00 Interior Wall Space
13-17 00 00 Encroachment Spaces
13-17 11 00 Interior Encroachment
13-17 13 00 Perimeter Encroachment
13-21 00 00 Parking Spaces
13-21 11 00 Exterior Parking Spaces
13-21 13 00 Interior Parking Spaces
13-23 00 00 Facility Service Spaces
13-23 11 00 Vertical Penetration
13-23 12 00 Horizontal Infrastructure/Service Space, Non-Occupied
13-23 13 00 Control Room
13-23 15 00 Loading Dock
13-23 17 00 Restroom
13-23 19 00 Utility Equipment Room
13-23 21 00 Waste and Recycling Spaces
13-23 23 00 Building Service Support Spaces
13-23 25 00 Equipment Platform
13-23 27 00 Interstitial Space
13-23 29 00 Unimproved Shell
13-23 31 00 Alteration or Conversion Space
13-25 00 00 Circulation Spaces
13-25 11 00 Primary Circulation Spaces
13-25 13 00 Transitional Circulation Spaces
13-25 15 00 Connector
13-25 17 00 External Circulation Spaces
13-25 19 00 Secondary Circulation Spaces
13-25 21 00 Restricted Spaces
13-25 23 00 Refuge Spaces
13-31 00 00 Education and Training Spaces
13-31 11 00 Breakout Space
13-31 13 00 Lecture and Classroom Spaces
13-31 15 00 Class Laboratories
13-31 17 00 Training Spaces
13-31 19 00 Study Spaces
13-33 00 00 Recreation Spaces
13-33 11 00 Athletic Recreation Spaces
13-33 13 00 Swimming Pools
13-33 15 00 Non-Athletic Recreation Spaces
13-33 17 00 Wellness Spaces
13-35 00 00 Government Spaces
13-35 11 00 Judicial Spaces
13-35 13 00 Legislative Spaces
13-35 15 00 Military Spaces
13-37 00 00 Artistic Spaces
13-37 11 00 Performance Spaces
13-37 13 00 Display Spaces
13-37 15 00 Creative Spaces
13-41 00 00 Museum Spaces
13-41 11 00 Museum Gallery
13-45 00 00 Library Spaces
13-45 11 00 Library
13-47 00 00 Spiritual Spaces
13-47 11 00 Worship spaces
13-47 13 00 Ceremonial Spaces
13-47 15 00 Procession Spaces
13-47 17 00 Death Spaces
13-49 00 00 Environmentally Controlled Spaces
13-49 11 00 Anechoic Chamber
13-49 13 00 Hazard Containment
13-49 15 00 Clean Room
13-49 17 00 Temperature and Pressure Chamber
13-49 19 00 Data Center
13-49 21 00 Controlled Space Support
13-49 23 00 Miscellaneous Environmentally Controlled Spaces
13-51 00 00 Healthcare Spaces
13-51 11 00 General Examination Spaces
13-51 14 00 Inpatient Care Spaces
13-51 17 00 Multi-Medical Service Support Spaces
13-51 21 00 Diagnostic Imaging Spaces
13-51 24 00 Diagnostic Imaging Support Spaces
13-51 27 00 Radiation Diagnostic and Therapy Spaces
13-51 31 00 Heart and Lung Diagnostic and Treatment Spaces
13-51 34 00 General Diagnostic Procedure and Treatment Spaces
13-51 37 00 Eye and Ear Healthcare Spaces
13-51 41 00 Endoscopy/Gastroenterology Spaces
13-51 44 00 Surgical Spaces
13-51 47 00 Clinical Laboratory Spaces
13-51 51 00 Clinical Laboratory Support Spaces
13-51 54 00 Pharmacy Spaces
13-51 57 00 Medical Services Logistic Spaces
13-51 61 00 Rehabilitation Spaces
13-51 64 00 Dental Spaces
13-51 67 00 Medical Research and Development Spaces
13-51 91 00 Veterinary Spaces
13-53 00 00 Laboratory Spaces
13-53 11 00 Chemistry Laboratories
13-53 13 00 Biosciences Laboratories
13-53 15 00 Physical Sciences Laboratories
13-53 17 00 Astronomy Laboratories
13-53 19 00 Earth and Environmental Sciences Laboratories
13-53 21 00 Forensics Laboratories
13-53 23 00 Psychology Laboratories
13-53 25 00 Bench Laboratories
13-53 27 00 Dry Laboratories
13-53 29 00 Integration Laboratories
13-53 31 00 Wet Laboratories
13-53 33 00 Laboratory Storage Spaces
13-53 35 00 Laboratory Support Spaces
13-55 00 00 Commerce Activity Spaces
13-55 11 00 Office Spaces
13-55 13 00 Banking Spaces
13-55 15 00 Trading Spaces
13-55 17 00 Demonstration Spaces
13-55 19 00 Sales Spaces
13-55 21 00 Commercial Service and Repair Spaces
13-55 23 00 Commercial Support Spaces
13-55 27 00 Hotel, Motel, Hostel, and Dormitory Service Spaces
13-55 29 00 Commerce Activity Support Areas
13-57 00 00 Service Activity Spaces
13-57 11 00 Grooming Activity Spaces
13-57 13 00 Food Service
13-57 15 00 Child Care Spaces
13-57 17 00 Resting Spaces
13-57 21 00 Laundry/Dry Cleaning Space
13-57 23 00 Smoking Space
13-59 00 00 Production, Fabrication, and Maintenance Spaces
13-59 11 00 Material Handling Area
13-59 13 00 Batching Space
13-59 15 00 Production Process
13-59 17 00 Printing and Reproduction Spaces
13-59 19 00 Quality Control and Test Spaces
13-59 21 00 Production Service and Repair Spaces
13-59 23 00 Production and In-Process Storage Spaces
13-59 25 00 Production Support Spaces
13-59 29 00 Greenhouse Spaces
13-61 00 00 Protective Spaces
13-61 11 00 Animal Securing Spaces
13-61 13 00 Detention Spaces
13-61 15 00 Spaces for Protection from the Elements
13-61 17 00 Spaces for Protection from Violence
13-63 00 00 Storage Spaces
13-63 11 00 Warehouse Spaces
13-63 13 00 Non-Warehouse Storage Spaces
13-63 15 00 Moveable Storage Spaces
13-63 17 00 Environmentally Controlled Storage Spaces
13-63 19 00 Specialty Storage Spaces
13-65 00 00 Private Residential Spaces
13-65 11 00 On-call Room
13-65 13 00 Bathroom
13-65 15 00 Mud Room
13-65 17 00 Laundry Room
13-65 19 00 Bedroom
13-65 21 00 Nursery
13-65 23 00 Kitchen
13-67 00 00 Alternate Workplace
13-67 11 00 Customer Site
13-67 13 00 Home Office
13-67 15 00 Rent-An-Office
13-67 17 00 No Fixed Location
13-67 19 00 Supplier Site
13-69 00 00 Building Associated Spaces
13-69 11 00 Roof
13-69 13 00 Roof Terrace
13-69 15 00 Penthouse
13-69 17 00 Antenna Farm
13-69 19 00 Heliport
13-69 21 00 Balcony
13-69 23 00 Deck
13-69 25 00 Pedestrian Travel Spaces
`;
