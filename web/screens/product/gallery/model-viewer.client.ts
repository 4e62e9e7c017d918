import '@google/model-viewer';
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

// The viewer would fetch a decoder from elsewhere; ours is bundled (the build substitutes the plain JavaScript one, which needs no permission to
// compile code).
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder);

// Version 4.4 updates an AR session's menu whenever a model's scale changes, and throws where no session runs.
const { arRenderer } = Renderer.singleton;
const { onUpdateScene } = arRenderer;
arRenderer.onUpdateScene = () => {
  if (arRenderer.isPresenting) onUpdateScene();
};
