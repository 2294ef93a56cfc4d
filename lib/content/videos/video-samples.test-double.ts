/** Returns an EBML element as bytes: its id in hexadecimal, its size in a long form, and its content. */
function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

const whole = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const decimal = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

type Sample = {
  seconds?: number;
  width?: number;
  height?: number;
  hasPicture?: boolean;
  hasSound?: boolean;
};

/** Returns the headers of a WebM, followed by this many bytes of padding that players skip. */
export function webmOf(
  { seconds = 12, width = 640, height = 360, hasPicture = true, hasSound = false }: Sample = {},
  docType = 'webm',
  padding = 0,
): Buffer {
  const picture = element('e0', element('b0', whole(width)), element('ba', whole(height)));
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    element(
      '18538067',
      element(
        '1549a966',
        element('2ad7b1', whole(1_000_000)),
        ...(seconds > 0 ? [element('4489', decimal(seconds * 1000))] : []),
      ),
      element(
        '1654ae6b',
        element(
          'ae',
          element('83', Buffer.from([hasPicture ? 1 : 2])),
          ...(hasPicture ? [picture] : []),
        ),
        ...(hasSound ? [element('ae', element('83', Buffer.from([2])))] : []),
      ),
      element('ec', Buffer.alloc(padding)),
    ),
  ]);
}

/** Returns a box of an MP4. */
function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([whole(body.length + 8), Buffer.from(name, 'latin1'), body]);
}

/** Returns an MP4 with its movie header after the media data, as cameras write it. */
export function mp4Of(
  { seconds = 12, width = 640, height = 360, hasPicture = true, hasSound = false }: Sample = {},
  isFirst = false,
): Buffer {
  const times = Buffer.alloc(8);
  const movieHeader = box(
    'mvhd',
    whole(0),
    times,
    whole(600),
    whole(seconds * 600),
    Buffer.alloc(80),
  );
  const trackHeader = box('tkhd', Buffer.alloc(76), whole(width * 65_536), whole(height * 65_536));
  const track = (kind: string) => {
    const handler = box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13));
    return box('trak', trackHeader, box('mdia', handler));
  };
  const tracks = [track(hasPicture ? 'vide' : 'soun'), ...(hasSound ? [track('soun')] : [])];
  const movie = box('moov', movieHeader, ...tracks);
  const pictures = box('mdat', Buffer.alloc(5000));
  const kind = box('ftyp', Buffer.from('isom'), whole(512));
  return Buffer.concat(isFirst ? [kind, movie, pictures] : [kind, pictures, movie]);
}
