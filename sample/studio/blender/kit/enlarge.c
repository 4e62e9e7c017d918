// For pictures whose light was rendered coarsely and whose surfaces (albedo, normal) finely. `light` here is always divided by albedo.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define REACH 2
#define LEVELS 5

static float apart(const float *a, const float *b) {
  float total = 0;
  for (int c = 0; c < 3; c++) total += (a[c] - b[c]) * (a[c] - b[c]);
  return total;
}

static float grey(const float *color) { return .2126f * color[0] + .7152f * color[1] + .0722f * color[2]; }

// Takes from the light what is left of its noise, which lies in patches: every pixel is mixed with those around, ever further apart, that look the
// same way and are as bright within a share (`unlike`), so that shadows stay.
void calm(float *light, const float *albedo, const float *normal, int w, int h, float unlike) {
  static const float kernel[5] = {.0625f, .25f, .375f, .25f, .0625f};
  float *next = malloc(sizeof(float) * w * h * 3);
  for (int level = 0; level < LEVELS; level++) {
    int step = 1 << level;
#pragma omp parallel for
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        int p = (y * w + x) * 3;
        float here = grey(light + p), width = unlike * here + 1e-4f, sum[3] = {0, 0, 0}, all = 0;
        for (int j = -2; j <= 2; j++)
          for (int i = -2; i <= 2; i++) {
            int qx = x + i * step, qy = y + j * step;
            if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue;
            int q = (qy * w + qx) * 3;
            float d = (grey(light + q) - here) / width;
            float distance = d * d + apart(normal + p, normal + q) / (.08f * .08f) + apart(albedo + p, albedo + q) / (.08f * .08f);
            if (distance > 20) continue;
            float weight = kernel[i + 2] * kernel[j + 2] * expf(-distance / 2);
            for (int c = 0; c < 3; c++) sum[c] += weight * light[q + c];
            all += weight;
          }
        for (int c = 0; c < 3; c++) next[p + c] = sum[c] / all;
      }
    memcpy(light, next, sizeof(float) * w * h * 3);
  }
  free(next);
}

// Every fine pixel takes the light of those coarse pixels around it that look the same way and have its colour, so that edges and textures are as
// sharp as the guides. `coarse` is w × h, the fine guides and `out` (light) are W × H. What has no colour of its own, a mirror, polished brass, a
// window, is taken as it was rendered.
void enlarge(const float *coarse, const float *albedo, const float *normal, const float *fine_albedo, const float *fine_normal, float *out,
             int w, int h, int W, int H) {
#pragma omp parallel for
  for (int Y = 0; Y < H; Y++)
    for (int X = 0; X < W; X++) {
      int P = (Y * W + X) * 3;
      float x = (X + .5f) * w / W - .5f, y = (Y + .5f) * h / H - .5f, sum[3] = {0, 0, 0}, all = 0;
      const float *own = fine_albedo + P;
      int colored = fmaxf(own[0], fmaxf(own[1], own[2])) > .02f;
      int nearest_x = (int)lroundf(x), nearest_y = (int)lroundf(y);
      for (int j = nearest_y - REACH; j <= nearest_y + REACH; j++)
        for (int i = nearest_x - REACH; i <= nearest_x + REACH; i++) {
          if (i < 0 || j < 0 || i >= w || j >= h) continue;
          int p = (j * w + i) * 3;
          float near = expf(-((x - i) * (x - i) + (y - j) * (y - j)) / (2 * .6f * .6f));
          float alike = expf(-apart(normal + p, fine_normal + P) / (2 * .3f * .3f) - (colored ? apart(albedo + p, own) / (2 * .25f * .25f) : 0));
          float weight = near * (alike + 1e-4f);
          for (int c = 0; c < 3; c++) sum[c] += weight * coarse[p + c] * (colored ? 1 : fmaxf(albedo[p + c], .02f));
          all += weight;
        }
      for (int c = 0; c < 3; c++) out[P + c] = sum[c] / all * (colored ? fmaxf(own[c], .02f) : 1);
    }
}
