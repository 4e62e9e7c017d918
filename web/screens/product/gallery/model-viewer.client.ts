import '@google/model-viewer';
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

// The viewer would fetch a decoder from elsewhere; ours is bundled (the build substitutes the plain JavaScript one, which needs no permission to
// compile code).
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder);
