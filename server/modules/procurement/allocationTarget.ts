import { MOST_WORK_PACKAGES } from '#domain/procurement';
import { ruleRefused } from '#server/contract/errors.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { readPackages } from './packageRepository.ts';
import { countWorkPackages, findWorkPackage } from './workPackageRepository.ts';

/** Where lines go: a work package of a bid package by its name, or, without a bid package, nowhere that is bid. */
export type Target = { bid_package_id: number | null; work_package: string };

/** Finds the work packages of targets, and adds those that their bid packages do not have yet. */
export class Targets {
  readonly #tx: TenantTx;
  readonly #projectId: number;
  readonly #known = new Map<string, number>();
  readonly #added: Change[] = [];

  constructor(tx: TenantTx, projectId: number) {
    this.#tx = tx;
    this.#projectId = projectId;
  }

  /** What has to be written before anything that names the work packages. */
  get changes(): readonly Change[] {
    return this.#added;
  }

  /** The number of a target's work package; null where its lines are not bid. */
  async of({ bid_package_id: id, work_package: typed }: Target): Promise<number | null> {
    if (id === null) return null;
    const [bidPackage] = await readPackages(this.#tx, this.#projectId, [id], false);
    if (!bidPackage) throw refused('This bid package is not in the project. Choose one from the list.');
    const name = typed.trim() || bidPackage.name.slice(0, 120);
    const key = `${id}/${name.toLowerCase()}`;
    const known = this.#known.get(key) ?? (await findWorkPackage(this.#tx, this.#projectId, id, name));
    const found = known ?? (await this.#add(id, name));
    this.#known.set(key, found);
    return found;
  }

  async #add(bidPackageId: number, name: string): Promise<number> {
    const count = await countWorkPackages(this.#tx, this.#projectId);
    if (count + this.#added.length >= MOST_WORK_PACKAGES)
      throw ruleRefused(`A project has at most ${MOST_WORK_PACKAGES} work packages. Use one that exists.`);
    const [id = 0] = await allocateIds(this.#tx, 'work_package', 1);
    const [number] = await allocateNumbers(this.#tx, this.#projectId, 'work_package', 1);
    this.#added.push({
      entity: 'work_package',
      kind: 'create',
      id,
      fields: { number, name, description: '', bid_package_id: bidPackageId },
    });
    return id;
  }
}

const refused = (text: string) => ruleRefused(text, { bid_package_id: [text] });
