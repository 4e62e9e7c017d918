import { type Counter, type MakeCounter, neverFull } from '../../platform/counting/index.ts';
import type { Network } from '../../platform/http/caller/network.ts';
import type { StoredCampaign } from './store.ts';
import type { CampaignTracking } from './tracking.ts';

/** Different wrong tokens of a network within ten minutes. */
const maxMisses = 10;
const windowSeconds = 600;
/** A token presented again within a day tells its network nothing new, so it costs nothing: a cookie keeps its token for weeks. */
const knownSeconds = 86_400;

/**
 * Stops the guessing of restriction tokens. After ten different wrong ones from a network, further tokens count as absent, right ones included: the
 * answer would be the guesser's. Counts a token before it is compared, so that concurrent guessing gains nothing.
 */
export class CampaignTokenGate {
  readonly #misses: Counter;
  readonly #known: Counter;

  constructor(counter: MakeCounter) {
    this.#misses = counter('promotions.token-misses', neverFull, windowSeconds);
    this.#known = counter('promotions.known-tokens', 1, knownSeconds);
  }

  /** What a call has of a campaign, among those of its brand: its tracking, without the token where the network may try no more. */
  async admit(tracking: CampaignTracking, campaigns: readonly StoredCampaign[], network: Network): Promise<CampaignTracking> {
    const { campaignId, restrictionToken } = tracking;
    const wanted = campaigns.find((one) => one.campaignId === campaignId)?.restrictionToken ?? null;
    if (wanted === null || restrictionToken === undefined) return tracking;
    const token = `${network} ${campaignId} ${restrictionToken}`;
    if (await this.#known.isFull(token)) return tracking;
    if ((await this.#misses.add(network)).count > maxMisses) return { campaignId };
    if (restrictionToken === wanted) await this.#misses.subtract(network);
    await this.#known.add(token);
    return tracking;
  }
}
