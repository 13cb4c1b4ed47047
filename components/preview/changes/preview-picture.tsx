import { Picture } from '@/components/kit/picture/picture';
import styles from './changes-list.module.scss';

export function PreviewPicture({ url }: { readonly url: string }) {
  return (
    <Picture
      item={{ id: url, kind: 'image', url, alt: url.slice(url.lastIndexOf('/') + 1) }}
      sizes="(min-width: 600px) 24rem, 90vw"
      className={styles.picture}
    />
  );
}
