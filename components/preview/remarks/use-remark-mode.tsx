import { useDialog } from '@/components/kit/dialog/use-dialog';
import { fieldsOf } from '@/components/preview/edit-mode/fields';
import { useBlocks } from '@/components/preview/edit-mode/use-edit-mode';
import { useTrees } from '@/components/preview/preview-state';
import { pathLabel } from '@/lib/content/changes/place';
import { RemarksList } from './remarks-list';

/** Lets every block take a remark while it is on: a click, or Enter, opens the remarks on it, with a form. */
export function useRemarkMode(isOn: boolean): void {
  const trees = useTrees();
  const dialog = useDialog();
  useBlocks(
    isOn,
    () => undefined,
    (block) => {
      const [path = ''] = fieldsOf(block, trees[0]);
      dialog.open({ title: pathLabel(path, ...trees), content: <RemarksList path={path} /> });
    },
  );
}
