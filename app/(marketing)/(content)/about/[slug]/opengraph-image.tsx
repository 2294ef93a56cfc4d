import { notFound } from 'next/navigation';
import { lightTheme } from '@/lib/core/light-theme';
import { socialImage } from '@/lib/core/seo/social-image';
import { initials } from '@/lib/core/text/initials';
import { readPublicPerson } from '@/lib/people/faces/data';
import { portraitFiles } from '@/lib/people/faces/portrait-file';

export { contentType, size } from '@/lib/core/seo/social-image';

export const dynamic = 'error';
export const revalidate = 600;
export const alt = 'A person of Tech Link: name and role';

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const person = await readPublicPerson((await params).slug);
  if (!person) notFound();
  const { name, jobTitle, photo } = person;
  const [drawn] = photo ? [] : portraitFiles([name]);
  return socialImage({
    label: jobTitle ?? 'About',
    title: name,
    figure: <Face file={drawn} name={name} />,
  });
}

/** The renderer cannot decode WebP photographs, so people with one are shown by their initials. */
function Face({ file, name }: { file: string | undefined; name: string }) {
  const round = { borderRadius: 135, backgroundColor: lightTheme.surface };
  if (file) {
    // biome-ignore lint/performance/noImgElement: drawn here, not loaded by a browser.
    return <img alt="" src={file} width={270} height={270} style={round} />;
  }
  return (
    <div
      style={{
        ...round,
        display: 'flex',
        width: 270,
        height: 270,
        fontSize: 96,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {initials(name)}
    </div>
  );
}
