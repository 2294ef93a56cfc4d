import type { Figure } from '@/lib/cases/figures/model';
import { isSourced, NOT_MEASURED } from '@/lib/cases/figures/rules';
import { contentPath, figureAnchor, paths } from '@/lib/paths';
import type { ProofFigures } from '@/lib/proof/model';
import {
  allowedMinutes,
  claimedUptime,
  comparedWithClaim,
  lessPercent,
  shareText,
  totalOf,
} from '@/lib/proof/rules';
import { Claim } from './claim';
import { type SavedWork, savedWork } from './saved-work';

const link = 'text-ink underline underline-offset-4';

const figureLink = ({ slug, after }: SavedWork) =>
  `${contentPath('cases', slug)}#${figureAnchor(after)}`;

/** Returns by how much work became less, as its two figures say. */
function lessText({ before, after }: SavedWork, figures: readonly Figure[]): string {
  const [first, second] = [before, after].map((id) => figures.find((one) => one.id === id));
  if (!isSourced(first) || !isSourced(second)) return NOT_MEASURED.toLowerCase();
  return `${lessPercent(first.value, second.value)}% less, ${first.value} to ${second.value} ${second.unit}`;
}

const compared = {
  above: `The minutes below are within the ${claimedUptime}%.`,
  below: `The minutes below are under the ${claimedUptime}%: we missed it on our own site.`,
} as const;

type ClaimsProps = {
  figures: ProofFigures;
  /** Of customers, those that `savedWork` names. */
  saved: readonly Figure[];
  /** Systems and tools that published cases name. */
  systems: number;
};

/** The three claims of the home page, taken apart. */
export function Claims({ figures, saved, systems }: ClaimsProps) {
  const verdict = comparedWithClaim(figures.days);
  const availability = shareText(totalOf('beats', figures.days), totalOf('due', figures.days));
  return (
    <div className="grid gap-x-10 gap-y-14 lg:grid-cols-3">
      <Claim
        id="less-work"
        means="Of all customers whose hours were written down before and after, the one who saved most saved this much. It is the best case."
        not="That you will. Others saved less, and one of them less than we had promised."
        counted={
          <ul className="grid gap-1.5">
            {savedWork.map((work) => (
              <li key={work.slug}>
                <a href={figureLink(work)} className={link}>
                  {work.customer}
                </a>
                : {lessText(work, saved)}
                {work.note && <>. {work.note}</>}
              </li>
            ))}
          </ul>
        }
      />
      <Claim
        id="integrations"
        means="Systems with a ready-made connector in the catalogues of the workflow platforms that we build with. They can be connected without writing an adapter first."
        not="That we have connected a thousand. A connector in a catalogue is also no promise that it does what you need; we try yours before we quote."
        counted={
          <>
            The catalogues, which their makers publish. In our own work, the{' '}
            <a href={paths.cases} className={link}>
              published cases
            </a>{' '}
            name {systems} systems and tools, each on the page of its case.
          </>
        }
      />
      <Claim
        id="uptime"
        means={
          <>
            What we promise for a system that we run for you, in{' '}
            <a href={paths.pricing} className={link}>
              every plan
            </a>
            : in 30 days at most {allowedMinutes(claimedUptime)} minutes in which it does not work.
          </>
        }
        not="That nothing ever fails. And it is not a promise about this website, which we measure with the same ruler all the same."
        counted={
          <>
            The contract, for your system. For this site,{' '}
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
