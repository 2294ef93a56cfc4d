import { DeleteForGood } from '@/components/records/delete-for-good';
import { RecordEnd } from '@/components/records/record-end';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { deleteImage } from '@/lib/content/images/actions';
import type { ImageDetails as Image } from '@/lib/content/images/model';
import type { Area } from '@/lib/core/auth/roles';
import { imageTypeNames, inKilobytes } from '@/lib/core/images/rules';
import { shortMoment } from '@/lib/core/time/business-time';
import { ImageForm } from './image-form';
import { ImageUses } from './image-uses';
import { ReplaceImage } from './replace-image';

function factsOf({ mimeType, width, height, sizeBytes, uploader, createdAt }: Image): string {
  return [
    mimeType && imageTypeNames[mimeType],
    width && height && `${width} × ${height} pixels`,
    sizeBytes && inKilobytes(sizeBytes),
    `added ${shortMoment(createdAt)} ${BUSINESS_TIME_ZONE_NAME}${uploader ? ` by ${uploader}` : ''}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type ImageDetailsProps = { image: Promise<Image | null>; area: Area };

/** Picture of the library: its texts, its uses, and a form to replace the file. */
export async function ImageDetails(props: ImageDetailsProps) {
  const image = await props.image;
  if (!image) return null;
  const { id, src, name, uses } = image;
  return (
    <div className="space-y-8">
      <ImageForm image={image} />
      <section aria-labelledby="image-uses">
        <h3 id="image-uses" className="font-semibold text-ink">
          Where it is used
        </h3>
        <ImageUses uses={uses} area={props.area} />
      </section>
      <section aria-label="File" className="space-y-3">
        <p className="text-staff text-ink-3">{factsOf(image)}</p>
        <div className="flex flex-wrap gap-2">
          <ReplaceImage id={id} places={uses.length} />
          <a
            href={src}
            download={name}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            <Icon name="download" />
            Download
          </a>
        </div>
      </section>
      <RecordEnd>
        {uses.length > 0 ? (
          <p className="ml-3 text-staff text-ink-3">It can be deleted once nothing uses it.</p>
        ) : (
          <DeleteForGood id={id} action={deleteImage} kind="picture" name={name}>
            Earlier versions that used it will show its alternative text.
          </DeleteForGood>
        )}
      </RecordEnd>
    </div>
  );
}
