import { useState } from 'react';
import { productEndpoints } from '../../../../contract/merchandising/products.ts';
import { upload } from '../../../api/upload.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { FileButton } from '../file-button.tsx';
import { Panel } from '../panel.tsx';
import styles from './product-fields.module.css';

/** The 3D model of a product. */
export function ModelFields({ model: given, error }: { model: string; error: string | undefined }) {
  const [model, setModel] = useState(given);
  const send = async (file: File): Promise<string | null> => {
    const sent = await upload(productEndpoints.addModel, {}, file);
    if (!sent.ok) return [sent.message, reasonOf(sent.details)].filter(Boolean).join(' ');
    setModel(sent.data.url);
    return null;
  };
  return (
    <Panel title="3D model" lead="Shoppers turn it and see it in their room. GLB, up to 10 MB, in meters.">
      <FileButton label={model === '' ? 'Upload 3D model' : 'Replace 3D model'} accept=".glb,model/gltf-binary" send={send} />
      {error && <p className={styles.fault}>{error}</p>}
      {model !== '' && (
        <>
          <input type="hidden" name="model" value={model} />
          <p className={styles.quiet}>
            {model === given ? 'This product has a 3D model' : 'The new 3D model is used once you save'}: <a href={model}>download it</a>.
          </p>
          <Checkbox name="model.gone" value="1">
            Remove the 3D model when saving
          </Checkbox>
        </>
      )}
    </Panel>
  );
}

/** What is wrong with the file, such as "It is cut off." */
const reasonOf = (details: Readonly<Record<string, unknown>> | undefined): string =>
  typeof details?.reason === 'string' ? `It ${details.reason}.` : '';
