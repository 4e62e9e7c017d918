import '@google/model-viewer';
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

// The viewer would fetch a decoder from elsewhere; ours comes along with it (the build puts the one in plain JavaScript in its place, which
// needs no right to compile code).
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder);
