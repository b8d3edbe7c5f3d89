import { defineSlot } from '#platform/storage';
import * as t from '../texts.ts';

/** The steps of setting procurement up, by their pages. */
export const WIZARD_STEPS = {
  bidPackagesSetup: t.bidPackagesSetup,
  purchasePlan: t.purchasePlan,
  procurementDocumentation: t.documentation,
  bidPackageDevelopment: t.bidPackageDevelopment,
} as const;

export type WizardStep = keyof typeof WIZARD_STEPS;

/** How far somebody has come in each project. */
export type WizardPlaces = Readonly<Record<string, WizardStep>>;

function parse(stored: unknown): WizardPlaces {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([project, step]) =>
        /^\d+$/.test(project) && typeof step === 'string' && Object.hasOwn(WIZARD_STEPS, step),
    ),
  );
}

export const wizardPlaceSlot = defineSlot('procurement-setup-place', parse);
