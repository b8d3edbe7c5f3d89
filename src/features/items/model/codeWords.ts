import * as t from '../texts.ts';
/** What people call the work of a code, by the beginning of the code: MasterFormat first, then UniFormat. */
const words: readonly (readonly [start: string, said: string])[] = [
  ['01', t.gcGeneralConditionsOverheadPermits],
  ['02', t.demoDemolitionAbatement],
  ['03', t.slabFoundationFootingRebarFormwork],
  ['04', t.brickBlockCmuStone],
  ['05', t.steelStairStairsRailingHandrail],
  ['06', t.lumberCarpentryMillworkCasework],
  ['07', t.roofRoofingInsulationWaterproofing],
  ['08', t.doorWindowGlassGlazingStorefront],
  ['09 2', t.drywallGypGwbPartition],
  ['09', t.paintTileCarpetCeilingFlooring],
  ['10', t.signageLockersPartitionsToilet],
  ['12', t.furnitureFfEMillwork],
  ['13', t.podsModularPrefab],
  ['14', t.elevatorLiftEscalator],
  ['21', 'sprinkler'],
  ['22', t.plumbingPipePipingFixture],
  ['23', t.hvacMechanicalDuctBoilerChiller],
  ['25', t.bmsBasControls],
  ['26', t.powerLightingGeneratorSwitchgear],
  ['27', t.dataTelecomItAvLow],
  ['28', t.securityFireAlarmAccessControl],
  ['31', t.excavationGradingEarthworkSitework],
  ['32', t.pavingAsphaltLandscapeSidewalk],
  ['33', t.sewerWaterStormUtilities],
  ['A', t.foundationSlabBasementFooting],
  ['B10', t.frameSteelConcreteDeckStructure],
  ['B20', t.facadeSkinCurtainWallGlazing],
  ['B30', t.roofRoofingSkylight],
  ['C10', t.drywallPartitionDoor],
  ['C20', t.stairStairsRailing],
  ['C30', t.paintTileCarpetFlooringCeiling],
  ['D10', t.elevatorLiftEscalator],
  ['D20', t.plumbingPipeFixture],
  ['D30', t.hvacMechanicalChillerBoilerDuct],
  ['D40', t.sprinklerFire],
  ['D50', t.electricalPowerLightingGeneratorData],
  ['E', t.equipmentFurnitureFurnishings],
  ['F', t.demoDemolitionPodsModular],
  ['G', t.siteworkPavingLandscapeUtilities],
];

/** Words by which a code is found besides its number and title; empty for codes of a company's own. */
export const codeWords = (code: string): string =>
  words
    .filter(([start]) => code.startsWith(start))
    .map(([, said]) => said)
    .join(' ');
