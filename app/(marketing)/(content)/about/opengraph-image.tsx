import { lightTheme } from '@/lib/core/light-theme';
import { socialImage } from '@/lib/core/seo/social-image';
import { listTeam } from '@/lib/people/faces/data';
import { portraitFiles } from '@/lib/people/faces/portrait-file';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'About Tech Link';

export const dynamic = 'error';
export const revalidate = 600;

/** Shows only the drawn portraits, because the renderer cannot decode WebP photographs. */
export default async function Image() {
  const team = await listTeam();
  const drawn = team.flatMap(({ name, photo }) => (photo ? [] : [name]));
  return socialImage({
    label: 'About',
    title: 'An automation consultancy that stays to run it',
    figure: <Faces files={portraitFiles(drawn)} />,
  });
}

function Faces({ files }: { files: string[] }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', width: 308, gap: 24 }}>
      {files.map((file) => (
        // biome-ignore lint/performance/noImgElement: drawn here, not loaded by a browser.
        <img
          key={file}
          alt=""
          src={file}
          width={140}
          height={140}
          style={{ borderRadius: 70, backgroundColor: lightTheme.surface }}
        />
      ))}
    </div>
  );
}
