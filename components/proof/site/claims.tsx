import type { Figure } from '@/lib/cases/figures/model';
import { paths } from '@/lib/paths';
import type { ProofFigures } from '@/lib/proof/model';
import {
  allowedMinutes,
  claimedUptime,
  comparedWithClaim,
  shareText,
  totalOf,
} from '@/lib/proof/rules';
import { Claim } from './claim';
import { integrationsMeaning } from './integrations-meaning';
import { lessWorkMeaning } from './less-work-meaning';

const link = 'text-ink underline underline-offset-4';

const compared = {
  above: `The minutes below are within the ${claimedUptime}%.`,
  below: `The minutes below are under the ${claimedUptime}%: we missed it on our own site.`,
} as const;

type ClaimsProps = {
  figures: ProofFigures;
  /** Published figures of `savedWorkFigures`. */
  saved: readonly Figure[];
  /** Number of systems that published cases and services mention. */
  systems: number;
};

/** Explanations of the three home page claims. */
export function Claims({ figures, saved, systems }: ClaimsProps) {
  const verdict = comparedWithClaim(figures.days);
  const availability = shareText(totalOf('beats', figures.days), totalOf('due', figures.days));
  return (
    <div className="grid gap-x-10 gap-y-14 lg:grid-cols-3">
      <Claim id="less-work" {...lessWorkMeaning(saved)} />
      <Claim id="integrations" {...integrationsMeaning(systems)} />
      <Claim
        id="uptime"
        means={
          <>
            A promise for systems that we run for you, the same in{' '}
            <a href={paths.pricing} className={link}>
              every plan
            </a>
            . {claimedUptime}% of 30 days leaves {allowedMinutes(claimedUptime)} minutes. What
            counts as down is set out in your agreement.
          </>
        }
        not="A measurement. This site has no records of customers’ systems, so it shows none. Nor is it a promise about this website, which we measure all the same."
        counted={
          <>
            Your agreement, for your system. For this site,{' '}
            <a href="#availability" className={link}>
              its heartbeats
            </a>
            : {availability}. {verdict && compared[verdict]}
          </>
        }
      />
    </div>
  );
}
